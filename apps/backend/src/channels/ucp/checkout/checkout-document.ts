import { type CheckoutSnapshot, selectIsVirtual, selectPlacedOrder, selectTotals } from '@ironcart/checkout-machines';
import type { Money } from '@ironcart/core/money';
import { type OrderItem, packedItem } from '@ironcart/core/order';
import type { ShippingRate } from '@ironcart/core/shipping';
import type { AgentCart } from '../cart/agent-carts.ts';
import { discountsDocument, discountTotal, lineTotals } from '../cart/discounts-document.ts';
import { itemIdOf } from '../cart/item-of-line.ts';
import { policyLinks } from '../policy-links.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import { statusOf } from './checkout-messages.ts';
import type { BuyerConsent } from './checkout-request.ts';
import { isCollected } from './collection.ts';
import { endedDealMessages } from './ended-deals.ts';
import { fulfillmentDocument } from './fulfillment-document.ts';
import { giftCardsDocument } from './gift-card-instruments.ts';
import { paymentHandlersOf, takesCards } from './payment-handlers.ts';

const lineDocument = (line: OrderItem, remaining: Money | undefined) => ({
  id: line.listItemId,
  item: { id: itemIdOf(line), title: packedItem(line).name, price: line.price },
  quantity: line.qty,
  totals: lineTotals(line.rowTotal, remaining),
});

const known = (type: string, text: string, amount: Money | undefined) =>
  amount === undefined || amount === 0 ? [] : [{ type, display_text: text, amount }];

/** The total of the known amounts; complete when shipping and tax are known. */
export const totalOf = (snapshot: CheckoutSnapshot): number => {
  const { subtotal = 0, discount = 0, tariff = 0, shipping = 0, tax = 0 } = selectTotals(snapshot);
  return subtotal - discount + tariff + shipping + tax;
};

const totalsDocument = (snapshot: CheckoutSnapshot) => {
  const { subtotal = 0, tariff, shipping, tax, grandTotalIncludingTax } = selectTotals(snapshot);
  const delivery = isCollected(snapshot) ? 'Pickup' : 'Shipping';
  return [
    { type: 'subtotal', amount: subtotal },
    ...discountTotal(snapshot.context.cart.pricedCart),
    ...(shipping === undefined ? [] : [{ type: 'fulfillment', display_text: delivery, amount: shipping }]),
    ...known('fee', 'Tariff', tariff),
    ...(tax === undefined ? [] : [{ type: 'tax', display_text: 'Tax', amount: tax }]),
    {
      type: 'total',
      display_text: grandTotalIncludingTax === undefined ? 'Total so far' : 'Total',
      amount: totalOf(snapshot),
    },
  ];
};

const buyerDocument = (snapshot: CheckoutSnapshot, consent: BuyerConsent | undefined) => {
  const { shippingAddress, billingAddress } = snapshot.context;
  const { firstname, lastname, email, telephone } = selectIsVirtual(snapshot) ? billingAddress : shippingAddress;
  const buyer = { first_name: firstname, last_name: lastname, email, phone_number: telephone };
  const told = Object.entries(buyer).filter(([, value]) => value !== '');
  if (told.length === 0 && consent === undefined) return {};
  return { buyer: { ...Object.fromEntries(told), ...(consent && { consent }) } };
};

interface CheckoutFacts {
  readonly snapshot: CheckoutSnapshot;
  readonly codes?: readonly string[] | undefined;
  /** The pickup rates, one per package; empty if pickup is not possible. */
  readonly pickupRates: readonly ShippingRate[];
  /** Whether packages are shown separately or combined. */
  readonly showsPackages: boolean;
}

/** A checkout in the protocol's format; all data comes from the store's own checkout. */
export const checkoutDocument = (
  context: UcpContext,
  cart: AgentCart,
  { snapshot, codes, ...delivery }: CheckoutFacts,
) => {
  const { site } = cart.ref;
  const { pricedCart, items } = snapshot.context.cart;
  const { status, messages } = statusOf(snapshot, takesCards(context, site));
  const order = selectPlacedOrder(snapshot);
  const body = {
    id: cart.cartId,
    status,
    currency: site.currency,
    line_items: items.map((line, at) => lineDocument(line, pricedCart.ok ? pricedCart.taxableAmounts[at] : undefined)),
    ...buyerDocument(snapshot, cart.consent),
    totals: totalsDocument(snapshot),
    ...fulfillmentDocument(snapshot, delivery),
    ...discountsDocument(
      pricedCart,
      items.map(({ rowTotal }) => rowTotal),
      codes,
    ),
    ...giftCardsDocument(snapshot),
    links: policyLinks(context, site),
    ...(order
      ? { order: { id: order.orderId, permalink_url: urlOn(context, site, `/account/order/${order.orderId}`) } }
      : {
          continue_url: urlOn(context, site, `/ucp/continue/${cart.continueId}`),
          expires_at: cart.expiresAt.toISOString(),
        }),
  };
  return {
    body,
    messages: [...messages, ...endedDealMessages(snapshot)],
    paymentHandlers: paymentHandlersOf(context, site),
  };
};
