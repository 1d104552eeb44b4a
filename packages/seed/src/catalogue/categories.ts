import { slugOf } from '../builders/product.ts';
import type { SeedCategory } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';
import { CATEGORY_TREE, type CategoryRow } from './category-tree.ts';

const categoryOf = (row: CategoryRow, parentId: number | null, at: number, inMenu: boolean): SeedCategory => ({
  categoryId: row[0],
  parentId,
  name: row[1],
  urlKey: slugOf(row[1]),
  description: row[3],
  pictureMaster: row[2],
  position: at + 1,
  inMenu,
});

/** The tree of categories, parents before their children. */
export const categories: readonly SeedCategory[] = CATEGORY_TREE.flatMap((branch, at) => [
  categoryOf(branch.top, null, at, branch.inMenu),
  ...branch.below.map((row, below) => categoryOf(row, branch.top[0], below, branch.inMenu)),
]);

/** Tops whose products also stand in 'All strength equipment'. */
const STRENGTH_TOPS: ReadonlySet<number> = new Set([
  CATEGORY.barbells,
  CATEGORY.plates,
  CATEGORY.racks,
  CATEGORY.benches,
  CATEGORY.freeWeights,
]);

const parentOf = new Map(categories.map((category) => [category.categoryId, category.parentId]));

/** The categories given and all above them, so that a parent's list holds what its children hold. */
export const withAncestors = (ids: readonly number[]): readonly number[] => {
  const all = new Set<number>();
  for (const id of ids) {
    for (let at: number | null | undefined = id; at; at = parentOf.get(at)) {
      all.add(at);
      if (STRENGTH_TOPS.has(at)) all.add(CATEGORY.strength);
    }
  }
  return [...all].sort((left, right) => left - right);
};
