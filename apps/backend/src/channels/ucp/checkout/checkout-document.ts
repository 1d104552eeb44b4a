import {
  type CheckoutSnapshot,
  selectIsVirtual,
  selectPackages,
  selectPlacedOrder,
  selectTotals,
} from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import { type OrderItem, packedItem } from '@ironcart/core/order';
import type { AgentCart } from '../cart/agent-carts.ts';
import { discountsDocument, discountTotal, lineTotals } from '../cart/discounts-document.ts';
import { itemIdOf } from '../cart/item-of-line.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import { statusOf } from './checkout-messages.ts';
import type { BuyerConsent } from './checkout-request.ts';
import { giftCardsDocument } from './gift-card-instruments.ts';
import { paymentHandlersOf } from './payment-handlers.ts';

const lineDocument = (line: OrderItem, remaining: Money | undefined) => ({
  id: line.listItemId,
  item: { id: itemIdOf(line), title: packedItem(line).name, price: line.price },
  quantity: line.qty,
  totals: lineTotals(line.rowTotal, remaining),
});

const known = (type: string, text: string, amount: Money | undefined) =>
  amount === undefined || amount === 0 ? [] : [{ type, display_text: text, amount }];

/** The total of what is known: complete as soon as shipping and tax are. */
export const totalOf = (snapshot: CheckoutSnapshot): number => {
  const { subtotal = 0, discount = 0, tariff = 0, shipping = 0, tax = 0 } = selectTotals(snapshot);
  return subtotal - discount + tariff + shipping + tax;
};

const totalsDocument = (snapshot: CheckoutSnapshot) => {
  const { subtotal = 0, tariff, shipping, tax, grandTotalIncludingTax } = selectTotals(snapshot);
  return [
    { type: 'subtotal', amount: subtotal },
    ...discountTotal(snapshot.context.cart.pricedCart),
    ...(shipping === undefined ? [] : [{ type: 'fulfillment', display_text: 'Shipping', amount: shipping }]),
    ...known('fee', 'Tariff', tariff),
    ...(tax === undefined ? [] : [{ type: 'tax', display_text: 'Tax', amount: tax }]),
    {
      type: 'total',
      display_text: grandTotalIncludingTax === undefined ? 'Total so far' : 'Total',
      amount: totalOf(snapshot),
    },
  ];
};

const destinationDocument = (address: Address) => ({
  id: 'destination_1',
  first_name: address.firstname,
  last_name: address.lastname,
  street_address: address.street.join(', '),
  ...(address.apartment === undefined ? {} : { extended_address: address.apartment }),
  address_locality: address.city,
  address_region: address.region,
  postal_code: address.postcode,
  address_country: address.countryId,
  phone_number: address.telephone,
});

/** The packages of an order with the ways to ship them; nothing where nothing is shipped. */
const fulfillmentDocument = (snapshot: CheckoutSnapshot) => {
  if (selectIsVirtual(snapshot)) return {};
  const { cart, shippingAddress } = snapshot.context;
  const lineIds = cart.items.map(({ listItemId }) => listItemId);
  const hasAddress = shippingAddress.street.length > 0 || shippingAddress.postcode !== '';
  const groups = selectPackages(snapshot).map(({ packageNumber, rates, selected }) => ({
    id: `package_${packageNumber}`,
    line_item_ids: lineIds,
    options: rates.map(({ shippingCode, label, carrier, amount }) => ({
      id: shippingCode,
      title: label,
      carrier,
      totals: [{ type: 'total', amount }],
    })),
    selected_option_id: selected?.shippingCode ?? null,
  }));
  return {
    fulfillment: {
      methods: [
        {
          id: 'shipping',
          type: 'shipping',
          line_item_ids: lineIds,
          destinations: hasAddress ? [destinationDocument(shippingAddress)] : [],
          selected_destination_id: hasAddress ? 'destination_1' : null,
          groups,
        },
      ],
    },
  };
};

const buyerDocument = (snapshot: CheckoutSnapshot, consent: BuyerConsent | undefined) => {
  const { shippingAddress, billingAddress } = snapshot.context;
  const { firstname, lastname, email, telephone } = selectIsVirtual(snapshot) ? billingAddress : shippingAddress;
  const buyer = { first_name: firstname, last_name: lastname, email, phone_number: telephone };
  const told = Object.entries(buyer).filter(([, value]) => value !== '');
  if (told.length === 0 && consent === undefined) return {};
  return { buyer: { ...Object.fromEntries(told), ...(consent && { consent }) } };
};

/** A checkout as the protocol tells it: everything of it is what the store's own checkout says. */
export const checkoutDocument = (
  context: UcpContext,
  cart: AgentCart,
  { snapshot, codes }: { readonly snapshot: CheckoutSnapshot; readonly codes?: readonly string[] | undefined },
) => {
  const { site } = cart.ref;
  const { pricedCart, items } = snapshot.context.cart;
  const { status, messages } = statusOf(snapshot);
  const order = selectPlacedOrder(snapshot);
  const body = {
    id: cart.cartId,
    status,
    currency: site.currency,
    line_items: items.map((line, at) => lineDocument(line, pricedCart.ok ? pricedCart.taxableAmounts[at] : undefined)),
    ...buyerDocument(snapshot, cart.consent),
    totals: totalsDocument(snapshot),
    ...fulfillmentDocument(snapshot),
    ...discountsDocument(
      pricedCart,
      items.map(({ rowTotal }) => rowTotal),
      codes,
    ),
    ...giftCardsDocument(snapshot),
    links: [],
    ...(order
      ? { order: { id: order.orderId, permalink_url: urlOn(context, site, `/account/order/${order.orderId}`) } }
      : {
          continue_url: urlOn(context, site, `/ucp/continue/${cart.continueId}`),
          expires_at: cart.expiresAt.toISOString(),
        }),
  };
  return { body, messages, paymentHandlers: paymentHandlersOf(context) };
};
