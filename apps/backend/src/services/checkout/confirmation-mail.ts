import { orderFromWire } from '@ironcart/api/codec';
import type { WireOrder } from '@ironcart/api/contract';
import { addressLines } from '@ironcart/core/address';
import { formatMoney, type Money } from '@ironcart/core/money';
import { describeBilling, type Order, type OrderItem, packedItem } from '@ironcart/core/order';
import { paymentNameOf } from '@ironcart/core/payment';
import type { Product } from '@ironcart/core/product';
import { describeChoices } from '@ironcart/core/product-page';
import { collectionLines } from '@ironcart/core/shipping';
import type { Site, Sites } from '@ironcart/core/site';
import { escapeHtml } from '../../http/escape-html.ts';
import { mailContent } from '../../providers/mail/mail-content.ts';
import type { Mail } from '../../providers/mail/mail-transport.ts';
import { englishCountryName } from '../english-country-name.ts';
import { greetingOf, orderLinkOf } from '../order-mail.ts';

/** The mail's content before it is formatted as text or HTML; amounts are formatted in the order's currency. */
interface Letter {
  readonly greeting: string;
  readonly lead: string;
  readonly items: readonly (readonly [what: string, amount: string])[];
  readonly totals: readonly (readonly [what: string, amount: string])[];
  /** As in 'Visa ending 4242'. */
  readonly payment: string;
  /** The delivery sections: a heading with its lines. */
  readonly delivery: readonly (readonly [heading: string, lines: readonly string[]])[];
  /** The link to the order, which requires a log-in; for a guest to the store. */
  readonly link: { readonly url: string; readonly label: string };
}

/** An item with its choices, for example `2 x Logo tee (HLD-1), Color: Black, Size: M`. */
const itemText = (item: OrderItem, products: ReadonlyMap<number, Product>, site: Site): string =>
  [
    `${item.qty} x ${item.name} (${packedItem(item).sku})`,
    ...[
      ...describeChoices(item, products.get(item.productId), site.locale),
      ...describeBilling(products.get(item.productId), site),
    ].map(({ label, value }) => `${label}: ${value}`),
  ].join(', ');

/** The delivery method and address, or the pickup location. */
const deliveryFacts = (
  { shipping, shippingAddress }: Pick<Order, 'shipping' | 'shippingAddress'>,
  { pickup }: Site,
): Letter['delivery'] => {
  const ways = [...new Set(shipping.map(({ label }) => label))];
  const collected = collectionLines(shipping, pickup);
  if (collected) return [['Pickup', [...ways, ...collected]]];
  const shipTo = shippingAddress ? addressLines(shippingAddress, englishCountryName(shippingAddress.countryId)) : [];
  const facts: Letter['delivery'] = [
    ['Delivery', ways],
    ['Ship to', shipTo],
  ];
  return facts.filter(([, lines]) => lines.length > 0);
};

/** The store's data for order mails. */
export interface MailingStore {
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly sites: Sites;
}

const letterOf = (
  wire: WireOrder,
  { publicUrl, sites }: MailingStore,
  products: ReadonlyMap<number, Product>,
): Letter => {
  const order = orderFromWire(wire);
  const site = sites.byStoreId(order.storeId);
  const money = (amount: number): string => formatMoney(amount as Money, site.currency, site.locale);
  const { totals } = order;
  const unlessNothing = (what: string, amount: number, sign = ''): Letter['totals'] =>
    amount > 0 ? [[what, `${sign}${money(amount)}`]] : [];
  const withoutVat = site.showsTaxExclusivePrice ? ', excl. VAT' : '';
  return {
    greeting: greetingOf(wire),
    lead: `Your order ${wire.orderId} is placed. Keep the number for any question about it.`,
    items: order.items.map((item) => [itemText(item, products, site), money(item.rowTotal)]),
    totals: [
      [`Subtotal${withoutVat}`, money(totals.subtotal)],
      ...unlessNothing('Discount', totals.discount, '-'),
      [`Shipping${withoutVat}`, money(totals.shipping)],
      ...unlessNothing('Tariff', totals.tariff),
      [site.showsTaxExclusivePrice ? 'VAT' : 'Tax', money(totals.tax)],
      ['Total', money(totals.grandTotalIncludingTax)],
      ...unlessNothing('Gift cards', totals.giftcards, '-'),
    ],
    payment: totals.grandTotalIncludingTax > 0 ? `Paid with: ${paymentNameOf(order)}` : 'There was nothing to pay.',
    delivery: deliveryFacts(order, site),
    link: orderLinkOf(
      { orderId: wire.orderId, storeId: order.storeId, isOfCustomer: order.customer.customerId !== undefined },
      { sites, publicUrl },
    ),
  };
};

const textOf = ({ greeting, lead, items, totals, payment, delivery, link }: Letter): string =>
  [
    `${greeting},`,
    lead,
    items.map(([what, amount]) => `${what}: ${amount}`).join('\n'),
    totals.map(([what, amount]) => `${what}: ${amount}`).join('\n'),
    payment,
    ...delivery.map(([heading, lines]) => `${heading}:\n${lines.join('\n')}`),
    `${link.label}: ${link.url}`,
  ]
    .join('\n\n')
    .concat('\n');

const tableOf = (rows: Letter['items']): string => {
  const lines = rows.map(
    ([what, amount]) =>
      `<tr${what === 'Total' ? ' style="font-weight:bold"' : ''}><td style="padding:6px 16px 6px 0;vertical-align:top">${escapeHtml(what)}</td><td style="padding:6px 0;text-align:right;white-space:nowrap;vertical-align:top">${escapeHtml(amount)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" style="border-collapse:collapse;border-top:1px solid;margin:20px 0">${lines.join('')}</table>`;
};

const htmlOf = ({ greeting, lead, items, totals, payment, delivery, link }: Letter): string =>
  mailContent(
    [
      `<p>${escapeHtml(greeting)},</p><p>${escapeHtml(lead)}</p>`,
      tableOf(items) + tableOf(totals),
      `<p>${escapeHtml(payment)}</p>`,
      ...delivery.map(
        ([heading, lines]) => `<p><b>${escapeHtml(heading)}</b><br>${lines.map(escapeHtml).join('<br>')}</p>`,
      ),
    ],
    link,
  );

/**
 * Confirmation mail of an order: items with their choices, totals in the store's currency, payment, delivery and
 * address. It contains only the last digits of cards and gift cards, and no link that works without a log-in.
 * @param products the ordered products that are still sold, by id; choices of others are omitted
 */
export const confirmationMail = (
  order: WireOrder,
  store: MailingStore,
  products: ReadonlyMap<number, Product>,
): Omit<Mail, 'mailId'> => {
  const letter = letterOf(order, store, products);
  return {
    recipient: order.customer.email,
    subject: `Your order ${order.orderId}`,
    body: textOf(letter),
    html: htmlOf(letter),
  };
};
