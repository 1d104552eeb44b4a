/** A part of the editorial site, as its menu lists it. */
export interface EditorialCategory {
  readonly name: string;
  /** The first part of its posts' addresses. */
  readonly slug: string;
}

/** The editorial site's own address. */
export const editorialPath = '/theindex';

/** A category's name as it stands in an address: lower case, words joined by '-', '&' dropped. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-');

/** The categories of the editorial site, in their order (S2-index). */
export const editorialCategories: readonly EditorialCategory[] = [
  'History',
  'Documentary',
  'News & Press',
  'Athletes',
  'Events',
  'Lifestyle',
  'Gym Tours',
  'Movement Library',
  'Gear & How To',
  'Blog Posts',
].map((name) => ({ name, slug: slugOf(name) }));

/** Where a post is read: below its first category (S2-routes-31). A post without one is read below 'post'. */
export const editorialPostLink = ({
  categories: [category],
  slug,
}: {
  readonly categories: readonly Pick<EditorialCategory, 'slug'>[];
  readonly slug: string;
}): string => `${editorialPath}/${category?.slug ?? 'post'}/${slug}`;

/** What a path below the editorial site's own leads to (S2-routes-27, -29, -30). */
export type EditorialPlace =
  | { readonly kind: 'hub' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'post'; readonly slug: string };

/**
 * Reads the path below `/theindex`, without it: nothing is the hub, one part a category, and the last of several a post,
 * whatever stands before it.
 */
export const editorialPlaceOf = (path: string): EditorialPlace => {
  const parts = path.split('/').filter((part) => part !== '');
  const slug = parts.at(-1);
  if (slug === undefined) return { kind: 'hub' };
  return { kind: parts.length === 1 ? 'category' : 'post', slug };
};
