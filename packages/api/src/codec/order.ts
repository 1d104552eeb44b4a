import type { Order, OrderFulfilment, OrderItem, OrderPayment, OrderStatus, OrderTotals } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import type { WirePlacement } from '../contract/checkout.ts';
import type { WireNewOrder, WireOrder, WireOrderItem, WirePayment, WireTotals } from '../contract/order.ts';
import { addressFromWire, addressToWire } from './address.ts';
import { metadataFromWire, metadataToWire, optionsToWire } from './line-item.ts';
import { moneyFromWire, moneyToWire, optionalMoneyFromWire, optionalMoneyToWire } from './money.ts';
import { rateFromWire, rateToWire } from './shipping-rate.ts';
import { withoutUndefined } from './without-undefined.ts';

/** An order that the backend has stored. */
export interface StoredOrder extends Order {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When it was cancelled: ISO 8601, UTC. */
  readonly cancelledAt?: string | undefined;
  readonly fulfilment?: OrderFulfilment | undefined;
}

/** The response to placing an order. */
export interface Placement {
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly status: OrderStatus;
  readonly payment: Pick<OrderPayment, 'transactionToken' | 'transactionId' | 'browserInfo'>;
}

const mapTotals = <From, To>(totals: Readonly<Record<keyof OrderTotals, From>>, map: (amount: From) => To) => ({
  subtotal: map(totals.subtotal),
  discount: map(totals.discount),
  shipping: map(totals.shipping),
  tariff: map(totals.tariff),
  itemTax: map(totals.itemTax),
  shippingTax: map(totals.shippingTax),
  tax: map(totals.tax),
  grandTotalExcludingTax: map(totals.grandTotalExcludingTax),
  grandTotalIncludingTax: map(totals.grandTotalIncludingTax),
  giftcards: map(totals.giftcards),
});

export const totalsToWire = (totals: OrderTotals): WireTotals => mapTotals(totals, moneyToWire);
export const totalsFromWire = (totals: WireTotals): OrderTotals => mapTotals(totals, moneyFromWire);

const orderItemToWire = (item: OrderItem): WireOrderItem =>
  withoutUndefined({
    ...item,
    price: moneyToWire(item.price),
    rowTotal: moneyToWire(item.rowTotal),
    options: optionsToWire(item.options),
    metadata: metadataToWire(item.metadata),
    configuration: item.configuration && { ...item.configuration },
    children: item.children.map(orderItemToWire),
  });

const orderItemFromWire = (item: WireOrderItem): OrderItem => ({
  ...item,
  thumbnail: item.thumbnail ?? '',
  price: moneyFromWire(item.price),
  rowTotal: moneyFromWire(item.rowTotal),
  metadata: metadataFromWire(item.metadata),
  children: item.children.map(orderItemFromWire),
});

const withoutThumbnail = ({ thumbnail: _, ...item }: WireOrderItem): WireOrderItem => ({
  ...item,
  children: item.children.map(withoutThumbnail),
});

export const paymentToWire = (payment: OrderPayment): WirePayment =>
  withoutUndefined({
    ...payment,
    amount: moneyToWire(payment.amount),
    browserInfo: payment.browserInfo && { ...payment.browserInfo },
    authorizedPayPalAmount: optionalMoneyToWire(payment.authorizedPayPalAmount),
  });

export const paymentFromWire = (payment: WirePayment): OrderPayment =>
  withoutUndefined({
    ...payment,
    amount: moneyFromWire(payment.amount),
    authorizedPayPalAmount: optionalMoneyFromWire(payment.authorizedPayPalAmount),
  });

type SharedFields = Omit<WireNewOrder, 'shippingAddress' | 'billingAddress'>;

const sharedToWire = (order: Order): SharedFields => ({
  listId: order.listId,
  storeId: order.storeId,
  items: order.items.map(orderItemToWire),
  shippingMode: order.shippingMode,
  shipping: order.shipping.map(rateToWire),
  totals: totalsToWire(order.totals),
  payment: paymentToWire(order.payment),
  giftcards: order.giftcards.map((card) => ({
    code: card.code,
    balance: moneyToWire(card.balance),
    amount: moneyToWire(card.amount),
  })),
  comments: order.comments,
  customer: withoutUndefined({ ...order.customer }),
  meta: { ...order.meta },
});

const sharedFromWire = (wire: SharedFields) => ({
  listId: wire.listId,
  storeId: wire.storeId,
  items: wire.items.map(orderItemFromWire),
  shippingMode: wire.shippingMode,
  shipping: wire.shipping.map(rateFromWire),
  totals: totalsFromWire(wire.totals),
  payment: paymentFromWire(wire.payment),
  giftcards: wire.giftcards.map((card) => ({
    code: card.code,
    balance: moneyFromWire(card.balance),
    amount: moneyFromWire(card.amount),
  })),
  comments: wire.comments,
  customer: wire.customer,
  meta: wire.meta,
});

export const orderToWire = (order: StoredOrder): WireOrder =>
  withoutUndefined({
    ...sharedToWire(order),
    orderId: order.orderId,
    status: order.status,
    createdAt: order.createdAt,
    cancelledAt: order.cancelledAt,
    fulfilment: order.fulfilment && withoutUndefined({ ...order.fulfilment }),
    shippingAddress: order.shippingAddress && addressToWire(order.shippingAddress),
    billingAddress: order.billingAddress && addressToWire(order.billingAddress),
  });

/** The inverse of `orderToWire`. */
export const orderFromWire = (wire: WireOrder): StoredOrder => ({
  ...sharedFromWire(wire),
  orderId: wire.orderId,
  status: wire.status,
  createdAt: wire.createdAt,
  ...(wire.cancelledAt === undefined ? {} : { cancelledAt: wire.cancelledAt }),
  ...(wire.fulfilment === undefined ? {} : { fulfilment: wire.fulfilment }),
  shippingAddress: wire.shippingAddress && addressFromWire(wire.shippingAddress),
  billingAddress: wire.billingAddress && addressFromWire(wire.billingAddress),
});

/** An order that can be sent: it has a billing address. */
export type PlaceableOrder = Order & { readonly billingAddress: NonNullable<Order['billingAddress']> };

/**
 * Converts an order to the request that places it (S7-calls-checkout-08), without thumbnails, rates that are not
 * selected, gift cards that pay nothing, and what the backend assigns (id, status).
 */
export const newOrderToWire = (order: PlaceableOrder): WireNewOrder => {
  const wire = sharedToWire(order);
  return withoutUndefined({
    ...wire,
    items: wire.items.map(withoutThumbnail),
    shipping: wire.shipping.filter((rate) => rate.selected),
    giftcards: wire.giftcards.filter((card) => card.amount > 0),
    shippingAddress: order.shippingAddress && addressToWire(order.shippingAddress),
    billingAddress: addressToWire(order.billingAddress),
  });
};

/** Converts a request to place an order to an entity with the status `new`. */
export const newOrderFromWire = (wire: WireNewOrder): PlaceableOrder => ({
  ...sharedFromWire(wire),
  status: 'new',
  shippingAddress: wire.shippingAddress && addressFromWire(wire.shippingAddress),
  billingAddress: addressFromWire(wire.billingAddress),
});

/** Converts a placed order to the response of the placing call. */
export const placementToWire = ({ orderId, storeId, status, payment }: Placement): WirePlacement => ({
  orderId,
  storeId,
  status,
  payment: withoutUndefined({
    transactionToken: payment.transactionToken,
    transactionId: payment.transactionId,
    browserInfo: payment.browserInfo && { ...payment.browserInfo },
  }),
});

/** The inverse of `placementToWire`. */
export const placementFromWire = (wire: WirePlacement): Placement => wire;
