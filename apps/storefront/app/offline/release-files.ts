import type { WorkerScope } from './worker-scope.ts';

/** What one release of the browser's application is made of. */
export interface WorkerRelease {
  /** Another one for each build. */
  readonly id: string;
  /** Paths of the scripts, styles and fonts of the shop's pages; their names change with their content. */
  readonly files: readonly string[];
}

const prefix = 'ironcart-files-';

/** The paths of the application's files that a page's HTML names. */
export const filesNamedIn = (html: string): readonly string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

/**
 * The application's files: those of this release, and those of the one before for the pages of it that are still open.
 * What kept pages need moves along with each release.
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
    /** Loads what is not there yet, one after the other. Rejects when a file is missing: the release is not taken. */
    preload: (): Promise<void> => keep(release.files),
    keep,
    /** Deletes releases before the previous one, once what kept pages need of them is here. */
    retire: async (needed: readonly string[]): Promise<void> => {
      const known: string[] = [];
      for (const file of needed) if (await caches.match(file, { ignoreVary: true })) known.push(file);
      await keep(known);
      const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
      for (const old of others.slice(0, -1)) await caches.delete(old);
    },
    /** Answers a file from what is kept: its name says its content. */
    answer: async (request: Request): Promise<Response> => {
      const kept = await caches.match(request.url, { ignoreVary: true });
      if (kept) return kept;
      const answer = await fetch(request);
      if (answer.ok) await (await caches.open(name)).put(request.url, answer.clone());
      return answer;
    },
  };
};
