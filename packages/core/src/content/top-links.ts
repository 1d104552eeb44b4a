import type { Category } from './block.ts';

/** A link above a category's products, as it is shown. */
export interface TopLink {
  readonly label: string;
  /** A path on the site, without the site's base path. */
  readonly href: string;
  /** The name or path of a picture's master. */
  readonly picture: string | undefined;
}

/** Links that stand above the products of some categories. */
export interface TopLinkSet {
  /** The categories that show it, and those below them without a set of their own. */
  readonly categoryIds: readonly number[];
  /** A category's id, for its own name, path and picture; or a link that is no category's. */
  readonly links: readonly (number | TopLink)[];
}

/** The set of the category itself, else that of the nearest category above it (S2-toplinks). */
const setAt = (trail: readonly number[], sets: readonly TopLinkSet[]): TopLinkSet | undefined =>
  trail
    .toReversed()
    .map((categoryId) => sets.find(({ categoryIds }) => categoryIds.includes(categoryId)))
    .find((set) => set !== undefined);

const linkTo = ({ name, url, image }: Category): TopLink => ({ label: name, href: url, picture: image });

/**
 * The links above a category's products: its set's, else its own children. A category that is not in the catalogue has
 * no link.
 * @param trail the ids from the catalogue's top down to the category
 * @param sets the store's own (READINGS A44)
 */
export const topLinksAt = (
  trail: readonly number[],
  categories: readonly Category[],
  sets: readonly TopLinkSet[],
): readonly TopLink[] => {
  const set = setAt(trail, sets);
  if (set === undefined) return categories.filter(({ parentId }) => parentId === trail.at(-1)).map(linkTo);
  return set.links.flatMap((link) => {
    if (typeof link !== 'number') return [link];
    const category = categories.find(({ categoryId }) => categoryId === link);
    return category === undefined ? [] : [linkTo(category)];
  });
};
