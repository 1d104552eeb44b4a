import type { Category } from './block.ts';
import type { TopLink, TopLinkSet } from './top-link-sets.ts';

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
 * @param sets the store's own, as in `Object.values(topLinkSets)` of the demo store
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
