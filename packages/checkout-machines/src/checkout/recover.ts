import { type RecoveryPlan, recover } from '@ironcart/core/checkout';
import { type OrderItem, skusNamedIn } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { inventoryStatus } from '@ironcart/core/stock';
import { checkoutError, tooOften } from '../checkout-error.ts';
import type { PlacementFailure } from '../ports.ts';
import type { CheckoutContext, CheckoutError, PricedContents } from './checkout.types.ts';
import { productsById } from './products-by-id.ts';

/** The failure of the last placement; undefined if there is none. */
const placementFailure = ({ attempt }: CheckoutContext): PlacementFailure | undefined =>
  attempt.kind === 'failed' ? attempt.failure : undefined;

/** The recovery plan of the last failure (S8-err-order). */
export const recoveryPlan = (context: CheckoutContext): RecoveryPlan =>
  recover(placementFailure(context) ?? { code: 'unexpected' }, {
    isPayPal: context.attempt.kind === 'failed' && context.attempt.isPayPal,
  });

/** Whether the card has to be entered again: the provider or the bank refused it, or the plan requires it. */
export const isCardSpent = (context: CheckoutContext): boolean => recoveryPlan(context).payment !== 'kept';

const shownCode = ({ shows }: RecoveryPlan): string => (shows.code === 'other' ? shows.shown : shows.code);

const isOutOfStock = (products: ReadonlyMap<number, Product>, { productId, children }: OrderItem): boolean =>
  children.length > 0
    ? children.some((child) => isOutOfStock(products, child))
    : inventoryStatus(products.get(productId)?.inventory) !== 'inStock';

/** The lines that can no longer be bought. */
export const outOfStockItems = (cart: PricedContents): readonly OrderItem[] => {
  const products = productsById(cart);
  return cart.items.filter((item) => isOutOfStock(products, item));
};

/** Errors of a failure: for stock one per affected line, if known (S8-err-order-09..11). */
export const errorsOfFailure = (context: CheckoutContext): readonly CheckoutError[] => {
  const plan = recoveryPlan(context);
  const code = shownCode(plan);
  const failure = placementFailure(context);
  if (code === 'too_many_requests') return [checkoutError(code, tooOften(failure?.retryAfterSeconds))];
  if (!plan.reloadsCart) return [checkoutError(code)];
  const message = failure?.message ?? '';
  const { items } = context.cart;
  const named = new Set(
    skusNamedIn(
      message,
      items.map(({ sku }) => sku),
    ),
  );
  const gone = context.outOfStock.length > 0 ? context.outOfStock : items.filter(({ sku }) => named.has(sku));
  return gone.length === 0
    ? [checkoutError(code)]
    : gone.map(({ name, sku }) => checkoutError(code, `${name} (${sku}) is no longer available in this quantity.`));
};

/** Error displayed if the displayed order is outdated; for changed prices, the store's own code. */
export const errorsOfStaleness = ({ attempt }: CheckoutContext): readonly CheckoutError[] =>
  attempt.kind === 'stale'
    ? [checkoutError(attempt.code === 'prices_not_current' ? 'wrong_product_price' : attempt.code)]
    : [];
