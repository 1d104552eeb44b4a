import type { GymProject } from '@ironcart/core/gym';
import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import type { GymCatalogue } from '../rules/gym-catalogue.ts';
import { childrenOfPiece } from './piece-choices.ts';

/** A plan as cart lines, with equal pieces on one line. */
export interface GymLines {
  readonly items: readonly LineItem[];
  /** Ids of the pieces bought by each line, by line id. */
  readonly pieceIds: ReadonlyMap<string, readonly string[]>;
  /** Ids of the pieces that the store does not sell. */
  readonly notSold: readonly string[];
}

/**
 * Converts a plan to cart lines in the order in which pieces were placed. A line has the id of its first piece.
 * @param products the catalogue's products by product id
 */
export const gymLines = (
  { pieces }: Pick<GymProject, 'pieces'>,
  catalogue: GymCatalogue,
  products: ReadonlyMap<number, Product>,
): GymLines => {
  const lines = new Map<string, LineItem>();
  const pieceIds = new Map<string, string[]>();
  const notSold: string[] = [];
  for (const { id, sku, choice } of pieces) {
    const product = products.get(catalogue.get(sku)?.productId ?? 0);
    if (product === undefined) {
      notSold.push(id);
      continue;
    }
    const children = childrenOfPiece(product, choice);
    const key = `${product.productId} ${children.map(({ productId }) => productId).join(' ')}`;
    const line = lines.get(key) ?? {
      listItemId: id,
      productId: product.productId,
      qty: 0,
      options: {},
      metadata: {},
      children,
    };
    lines.set(key, { ...line, qty: line.qty + 1 });
    pieceIds.set(line.listItemId, [...(pieceIds.get(line.listItemId) ?? []), id]);
  }
  return { items: [...lines.values()], pieceIds, notSold };
};
