import { requireFields, requireText } from '../require-argument.ts';

/** A category of the editorial site's menu. */
export interface EditorialCategory {
  readonly name: string;
  /** The first part of its posts' addresses. */
  readonly slug: string;
}

/** The editorial site's own address. */
export const editorialPath = '/theindex';

/** A category's name in an address: lower case, words joined by '-', without '&'. */
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

/** The path of a post: below its first category (S2-routes-31), or below 'post' if it has none. */
export const editorialPostLink = (post: {
  readonly categories: readonly Pick<EditorialCategory, 'slug'>[];
  readonly slug: string;
}): string => {
  requireFields(post, 'post', { categories: 'array' });
  const {
    categories: [category],
    slug,
  } = post;
  return `${editorialPath}/${category?.slug ?? 'post'}/${slug}`;
};

/** The target of a path below the editorial site's root (S2-routes-27, -29, -30). */
export type EditorialPlace =
  | { readonly kind: 'hub' }
  | { readonly kind: 'category'; readonly slug: string }
  | { readonly kind: 'post'; readonly slug: string };

/**
 * Parses a path relative to `/theindex`: an empty path is the home page, one segment a category, and the last of
 * several segments a post, whatever the others are.
 */
export const editorialPlaceOf = (path: string): EditorialPlace => {
  requireText(path, 'path');
  const parts = path.split('/').filter((part) => part !== '');
  const slug = parts.at(-1);
  if (slug === undefined) return { kind: 'hub' };
  return { kind: parts.length === 1 ? 'category' : 'post', slug };
};
