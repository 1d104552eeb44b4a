import { requireArray, requireEntries } from '../require-argument.ts';
import type { Category } from './block.ts';

/** A link above a category's products. */
export interface TopLink {
  readonly label: string;
  /** A path on the site, without the site's base path. */
  readonly href: string;
  /** The name or path of the picture's original. */
  readonly picture: string | undefined;
}

/** The links above the products of some categories. */
export interface TopLinkSet {
  /** The categories that show the links, also for descendants without a set of their own. */
  readonly categoryIds: readonly number[];
  /** A category's id, whose name, path and picture are used; or a link to another page. */
  readonly links: readonly (number | TopLink)[];
}

/** The set of the category, or of its nearest ancestor with one (S2-toplinks). */
const setAt = (trail: readonly number[], sets: readonly TopLinkSet[]): TopLinkSet | undefined =>
  trail
    .toReversed()
    .map((categoryId) => sets.find(({ categoryIds }) => categoryIds.includes(categoryId)))
    .find((set) => set !== undefined);

const linkTo = ({ name, url, image }: Category): TopLink => ({ label: name, href: url, picture: image });

/**
 * The links above a category's products: those of its set, or else its children. Categories that are not in the
 * catalogue are skipped.
 * @param trail the category ids from the catalogue's root down to the category
 * @param sets the store's own (READINGS A44)
 */
export const topLinksAt = (
  trail: readonly number[],
  categories: readonly Category[],
  sets: readonly TopLinkSet[],
): readonly TopLink[] => {
  requireArray(trail, 'trail');
  requireEntries(categories, 'categories');
  requireEntries(sets, 'sets', { categoryIds: 'array' });
  const set = setAt(trail, sets);
  if (set === undefined) return categories.filter(({ parentId }) => parentId === trail.at(-1)).map(linkTo);
  return set.links.flatMap((link) => {
    if (typeof link !== 'number') return [link];
    const category = categories.find(({ categoryId }) => categoryId === link);
    return category === undefined ? [] : [linkTo(category)];
  });
};
