import type { Product } from '../product/product.ts';
import { programDeliveryOf } from '../product-page/program.ts';
import { requireMap, requireObject } from '../require-argument.ts';
import { purchaseLimitOf } from '../stock/inventory.ts';
import type { LineItem } from './line-item.ts';
import { lineQuantityCap } from './line-quantity-cap.ts';

/** The SKUs that are sold one at a time (S9-limits). The store's own lists: none are built in (READINGS A44). */
export interface LimitedSkus {
  readonly mmv: ReadonlySet<string>;
  readonly programs: ReadonlySet<string>;
  readonly registrations: ReadonlySet<string>;
}

/** The reason for a quantity limit. */
export type QuantityLimit = 'stock' | 'purchaseLimit' | 'mmv' | 'program' | 'registration';

/** How many pieces of a line a cart may hold. */
export interface QuantityRange {
  readonly min: number;
  readonly max: number;
  /** The reason for `max`. */
  readonly limit: QuantityLimit;
}

/** The accepted part of a requested quantity, and the reason if it was reduced. */
export type QuantityOutcome =
  | { readonly code: 'accepted'; readonly qty: number }
  | { readonly code: 'lowered' | 'raised'; readonly qty: number; readonly limit: QuantityLimit }
  | { readonly code: 'unavailable'; readonly qty: 0; readonly limit: QuantityLimit }
  | { readonly code: 'notACount'; readonly qty: 0 };

const single = (
  { metadata }: Pick<LineItem, 'metadata'>,
  product: Product,
  skus: LimitedSkus,
): QuantityLimit | undefined => {
  if (metadata.eventRegistration || skus.registrations.has(product.sku)) return 'registration';
  if (skus.mmv.has(product.sku)) return 'mmv';
  return skus.programs.has(product.sku) || programDeliveryOf(product) !== undefined ? 'program' : undefined;
};

/**
 * How many pieces of a line a cart may hold: MMV SKUs and programs at most 1, registrations exactly 1 (S9-limits-01 to
 * -03), other products from the minimum quantity to what stock and purchase limit allow (S5-cart-01). Stock takes
 * precedence.
 */
export const quantityRangeOf = (
  item: LineItem,
  products: ReadonlyMap<number, Product>,
  skus: LimitedSkus,
): QuantityRange => {
  requireObject(item, 'item');
  requireMap(products, 'products');
  requireObject(skus, 'skus');
  const product = products.get(item.productId);
  const available = lineQuantityCap(item, products);
  if (!product || available < 1) return { min: 0, max: 0, limit: 'stock' };
  const limit = single(item, product, skus);
  if (limit) return { min: 1, max: 1, limit };
  const min = Math.max(1, Math.trunc(product.inventory?.min ?? 1));
  const limited = purchaseLimitOf(product);
  return { min, max: available, limit: limited !== undefined && limited <= available ? 'purchaseLimit' : 'stock' };
};

/** Applies a range to a requested quantity: accepts all of it, less, the minimum, or nothing. */
export const limitedQuantity = (asked: unknown, range: QuantityRange): QuantityOutcome => {
  requireObject(range, 'range');
  const { min, max, limit } = range;
  if (typeof asked !== 'number' || !Number.isSafeInteger(asked) || asked < 1) return { code: 'notACount', qty: 0 };
  if (max < min || max < 1) return { code: 'unavailable', qty: 0, limit };
  if (asked > max) return { code: 'lowered', qty: max, limit };
  if (asked < min) return { code: 'raised', qty: min, limit };
  return { code: 'accepted', qty: asked };
};
