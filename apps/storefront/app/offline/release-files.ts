import type { WorkerScope } from './worker-scope.ts';

/** The files of one release of the browser's application. */
export interface WorkerRelease {
  /** Unique per build. */
  readonly id: string;
  /** Paths of the scripts, styles and fonts of the shop's pages; their names change with their content. */
  readonly files: readonly string[];
}

const prefix = 'ironcart-files-';

/** The application's files referenced in a page's HTML. */
export const filesNamedIn = (html: string): readonly string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

/**
 * Stores the application's files: of this release, and of the previous one for its pages that are still open. Files
 * that stored pages need are carried over.
 */
export const createReleaseFiles = (
  { caches, fetch }: Pick<WorkerScope, 'caches' | 'fetch'>,
  release: WorkerRelease,
) => {
  const name = prefix + release.id;

  const keep = async (files: readonly string[]): Promise<void> => {
    const cache = await caches.open(name);
    for (const file of files) {
      if (await cache.match(file, { ignoreVary: true })) continue;
      const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await cache.put(file, answer);
    }
  };

  return {
    /** Loads missing files sequentially. Rejects if a file is missing, so that the release is not installed. */
    preload: (): Promise<void> => keep(release.files),
    keep,
    /** Deletes releases before the previous one, after copying the files that stored pages need. */
    retire: async (needed: readonly string[]): Promise<void> => {
      const known: string[] = [];
      for (const file of needed) if (await caches.match(file, { ignoreVary: true })) known.push(file);
      await keep(known);
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      for (const old of others.slice(0, -1)) await caches.delete(old);
    },
    /** Returns a stored file; its name contains a hash of its content. */
    answer: async (request: Request): Promise<Response> => {
      const kept = await caches.match(request.url, { ignoreVary: true });
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) await (await caches.open(name)).put(request.url, answer.clone());
      return answer;
    },
  };
};
