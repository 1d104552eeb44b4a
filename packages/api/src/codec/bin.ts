import type { BackInStockNotice } from '@ironcart/core/customer';
import type { WireBin } from '../contract/bin.ts';

export const binToWire = ({ _id, productId, parentId, email }: BackInStockNotice): WireBin => ({
  _id,
  product_id: productId,
  parent_id: parentId ?? null,
  email,
});

/** The inverse of `binToWire`. */
export const binFromWire = ({ _id, product_id, parent_id, email }: WireBin): BackInStockNotice => ({
  _id,
  productId: product_id,
  parentId: parent_id ?? undefined,
  email,
});
