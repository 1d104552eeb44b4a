import { cancelCart, createCart, getCart, updateCart } from './cart/cart-operations.ts';
import { getProduct } from './catalog/get-product.ts';
import { lookupCatalog } from './catalog/lookup-catalog.ts';
import { searchCatalog } from './catalog/search-catalog.ts';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './checkout/checkout-operations.ts';
import type { Operation } from './operation.ts';
import { getOrder } from './order/get-order.ts';

/** Every operation of the channel by its protocol name: the tools of MCP. */
export const operations = {
  search_catalog: searchCatalog,
  lookup_catalog: lookupCatalog,
  get_product: getProduct,
  create_cart: createCart,
  get_cart: getCart,
  update_cart: updateCart,
  cancel_cart: cancelCart,
  create_checkout: createCheckout,
  get_checkout: getCheckout,
  update_checkout: updateCheckout,
  complete_checkout: completeCheckout,
  cancel_checkout: cancelCheckout,
  get_order: getOrder,
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof operations;

/** The operation with a name; undefined for other texts. */
export const operationOf = (name: string): Operation | undefined =>
  Object.hasOwn(operations, name) ? operations[name as OperationName] : undefined;
