import type { Category } from './block.ts';
import { type TopLink, type TopLinkSet, topLinkSets } from './top-link-sets.ts';

const sets: readonly TopLinkSet[] = Object.values(topLinkSets);

/** The set of the category itself, else that of the nearest category above it (S2-toplinks). */
const setAt = (trail: readonly number[]): TopLinkSet | undefined =>
  trail
    .toReversed()
    .map((categoryId) => sets.find(({ categoryIds }) => categoryIds.includes(categoryId)))
    .find((set) => set !== undefined);

const linkTo = ({ name, url, image }: Category): TopLink => ({ label: name, href: url, picture: image });

/**
 * The links above a category's products: its set's, else its own children. A category that is not in the catalogue has
 * no link.
 * @param trail the ids from the catalogue's top down to the category
 */
export const topLinksAt = (trail: readonly number[], categories: readonly Category[]): readonly TopLink[] => {
  const set = setAt(trail);
  if (set === undefined) return categories.filter(({ parentId }) => parentId === trail.at(-1)).map(linkTo);
  return set.links.flatMap((link) => {
    if (typeof link !== 'number') return [link];
    const category = categories.find(({ categoryId }) => categoryId === link);
    return category === undefined ? [] : [linkTo(category)];
  });
};
