import type { PageHead } from '../../head/page-head.ts';
import { sharedRegistryPath } from '../../registry/registry-paths.ts';
import { foundUnlessRefused } from '../../search/accepted-words.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'Find a gift registry',
  description: 'Search shared gift registries by title or by the names of whom the gifts are for.',
  isPrivate: true,
};

/** Maximum length of the search words. */
const longestWords = 100;

/** Finds shared registries by words of their titles and names (S2-routes-17). */
export const loader = async ({ context }: RouteArgs) => {
  const words = (context.url.searchParams.get('q') ?? '').trim().slice(0, longestWords);
  const found = words === '' ? [] : ((await foundUnlessRefused(context.api.lists.findRegistries(words))) ?? []);
  return {
    head,
    words,
    registries: found.map(({ urlKey, ...registry }) => ({ ...registry, urlKey, path: sharedRegistryPath(urlKey) })),
  };
};
