import type { WorkerScope } from './worker-scope.ts';

const picturesName = 'ironcart-pictures';

/** The most pictures that are kept; the ones kept first leave. */
const pictureLimit = 150;

/** Pictures of the catalogue, which are the same for everybody: whoever reads a copy sees them. */
export const createKeptPictures = ({ caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>) => {
  const prune = async () => {
    const cache = await caches.open(picturesName);
    for (const oldest of (await cache.keys()).slice(0, -pictureLimit)) await cache.delete(oldest);
  };

  return {
    /** Keeps pictures that a page shows; those that the browser has already are not loaded again. */
    keep: async (paths: readonly string[]): Promise<void> => {
      const cache = await caches.open(picturesName);
      for (const path of paths) {
        if (await cache.match(path, { ignoreVary: true })) continue;
        const answer = await fetch(path, { credentials: 'omit', cache: 'force-cache' }).catch(() => undefined);
        if (answer?.ok) await cache.put(path, answer);
      }
      await prune();
    },
    /** Answers a picture from the network, or the kept one where there is no network. */
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
