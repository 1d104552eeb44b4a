import type { WorkerScope } from './worker-scope.ts';

const picturesName = 'ironcart-pictures';

/** Maximum number of stored pictures; the oldest are deleted. */
const pictureLimit = 150;

/** Stored pictures of the catalogue, which are the same for everybody. */
export const createKeptPictures = ({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>) => {
  const prune = async () => {
    const cache = await caches.open(picturesName);
    for (const oldest of (await cache.keys()).slice(0, -pictureLimit)) await cache.delete(oldest);
  };

  return {
    /** Stores the pictures of a page; those in the browser's cache are not downloaded again. */
    keep: async (paths: readonly string[]): Promise<void> => {
      const cache = await caches.open(picturesName);
      for (const path of paths) {
        if (await cache.match(path, { ignoreVary: true })) continue;
        const answer = await fetch(path, { credentials: 'omit', cache: 'force-cache' }).catch(() => undefined);
        if (answer?.ok) await cache.put(path, answer);
      }
      await prune();
    },
    /** Returns a picture from the network, or the stored one while offline. */
    answer: async (request: Request): Promise<Response> => {
      try {
        return await fetch(request);
      } catch {
        const kept = await (await caches.open(picturesName)).match(request.url, { ignoreVary: true });
        return kept ?? Response.error();
      }
    },
  };
};
