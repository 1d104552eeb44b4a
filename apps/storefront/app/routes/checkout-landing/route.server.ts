import { checkoutStepPath } from '@ironcart/core/checkout';
import { isVirtualOrder } from '@ironcart/core/shipping';
import { redirect } from 'react-router';
import { readCheckoutContents } from '../../cart/read-cart.ts';
import type { RouteArgs } from '../route-args.ts';

/** Redirects a customer to the first step that needs input (S2-checkout-04): payment if nothing is shipped. */
export const loader = async ({ context }: RouteArgs) => {
  if ((await context.customer()) === undefined) return null;
  const { list, products = [] } = (await readCheckoutContents(context)) ?? {};
  const types = new Map(products.map(({ productId, type }) => [productId, type]));
  const items = (list?.items ?? []).map(({ productId, metadata }) => ({
    type: types.get(productId) ?? ('simple' as const),
    metadata,
  }));
  throw redirect(checkoutStepPath(isVirtualOrder(items) ? 'payment' : 'shipping'));
};
