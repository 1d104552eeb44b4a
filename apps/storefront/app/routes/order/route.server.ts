import { orderState } from '@ironcart/core/order';
import { paymentNameOf } from '@ironcart/core/payment';
import { collectionLines } from '@ironcart/core/shipping';
import { data } from 'react-router';
import { readAfterTheOrder } from '../../account/after-the-order.ts';
import { readOrderedProducts } from '../../account/ordered-products.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';
import { type BuyAgainAnswer, buyAgain } from './buy-again.ts';
import { type CancelAnswer, cancelOrder } from './cancel-order.ts';

/** The seller on a printed order: name, address and VAT number, line by line. */
const sellerOf = ({ name, legal }: RequestContext['brand']): readonly string[] => [
  legal?.company ?? name,
  ...(legal?.address ?? []),
  ...(legal?.vatId === undefined ? [] : [`VAT ID ${legal.vatId}`]),
];

/** One order of the customer; others' orders are answered with 404 (SECURITY 9). */
export const loader = async ({ params, context }: RouteArgs) => {
  await requireCustomer(context);
  const order = await context.api.checkout.order(params.id ?? '');
  const head: PageHead = { title: `Order ${order.orderId ?? ''}`, isPrivate: true };
  const [products, after] = await Promise.all([readOrderedProducts(context, order), readAfterTheOrder(context, order)]);
  const { orderId, status, createdAt, items, totals, shippingAddress, billingAddress, shipping } = order;
  return {
    head,
    // Selected fields only: a gift card's code is money and must not be in a page.
    order: { orderId, status, createdAt, items, totals, shippingAddress, billingAddress, shipping },
    state: orderState(order),
    payment: paymentNameOf(order),
    pickupLines: collectionLines(shipping, context.site.pickup),
    seller: sellerOf(context.brand),
    isVat: context.site.showsTaxExclusivePrice,
    products,
    ...after,
  };
};

/** The result of one of the page's forms. */
interface OrderAnswer {
  readonly again?: BuyAgainAnswer;
  readonly cancelled?: CancelAnswer;
}

/** Adds the order's available products to the cart again, or cancels it. */
export const action = async ({ request, params, context }: RouteArgs): Promise<OrderAnswer> => {
  await requireCustomer(context);
  const orderId = params.id ?? '';
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'buyAgain':
      return { again: await buyAgain(context, await context.api.checkout.order(orderId)) };
    case 'cancel':
      return { cancelled: await cancelOrder(context, orderId) };
    default:
      throw data({ code: 'unknown_intent' }, { status: 400 });
  }
};
