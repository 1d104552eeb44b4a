import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import { type Money, money } from '@ironcart/core/money';
import type { Order, OrderStatus } from '@ironcart/core/order';
import { isRedirectPayment } from '@ironcart/core/payment';
import type { RateQuote } from '@ironcart/core/shipping';
import type { FreshOrder } from '../../order-placement/fresh-order.ts';
import type { CartContents, PlaceAnswer } from '../../ports.ts';
import { lineItem, listOf, product, rateQuote, taxQuote } from '../fixtures.ts';
import { type ModelTransaction, openModelProvider } from './model-provider.ts';

/** Deliberate defects of the store, which the exploration must detect. */
export type Forgetting =
  | 'oneOrderPerList'
  | 'voidOfLateCapture'
  | 'stockCheck'
  | 'giftCardBalance'
  | 'endOfFirstAttempt';

export interface ModelStoreOptions {
  /** The initial stock. Default: 10. */
  readonly stock?: number;
  /** The balance of each gift card by its code, in minor units. */
  readonly giftCards?: Readonly<Record<string, number>>;
  readonly forgets?: Forgetting;
}

/** An order in the store, with its status history. */
export interface ModelOrder {
  readonly order: Order & { readonly orderId: string };
  readonly history: readonly OrderStatus[];
}

interface Row {
  readonly placed: FreshOrder;
  readonly orderId: string;
  readonly history: OrderStatus[];
  /** The order's data in the latest response. */
  last?: ModelOrder['order'];
}

const statusOf = ({ history }: Row): OrderStatus => history.at(-1) ?? 'new';
const isPlacedStatus = (status: OrderStatus): boolean => status === 'published' || status === 'payment_complete';
const pieces = ({ items }: Pick<Order, 'items'>): number => items.reduce((total, { qty }) => total + qty, 0);

/** An error of a store call, with a code. */
export class ModelStoreError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export const refuse = (code: string, orderId?: string, message = ''): PlaceAnswer & { readonly ok: false } => ({
  ok: false,
  issues: [{ code, message, orderId }],
});

/** The payment means of an order; equal for a retried attempt. */
const meansOf = ({ payment }: FreshOrder): string =>
  isRedirectPayment(payment) ? (payment.adyenType ?? payment.paymentType) : (payment.transactionToken ?? '');

/**
 * An in-memory store with the backend's guarantees: one active order per list, conditional stock and gift cards,
 * payments settled by notification, a timeout of the bank's answer. Every call is atomic: the explorer interleaves
 * calls; the backend's chaos test interleaves statements.
 */
export const openModelStore = ({ stock: initialStock = 10, giftCards = {}, forgets }: ModelStoreOptions = {}) => {
  const provider = openModelProvider();
  const rows: Row[] = [];
  const carts = new Map<string, number>();
  const balances = new Map(Object.entries(giftCards));
  const prices = { unit: 10_000, ground: 1_500, tax: 700 };
  let stock = initialStock;
  let quotes = 0;

  const contents = (listId: string): CartContents => ({
    list: { ...listOf(lineItem(1, carts.get(listId) ?? 1)), _id: listId },
    products: [product(1, { listPrice: money(prices.unit) })],
  });

  const transactionOf = ({ orderId }: Row): ModelTransaction | undefined =>
    provider.transactions.find((transaction) => transaction.orderId === orderId);

  const orderOf = (row: Row): ModelOrder['order'] => {
    const [status, transactionId] = [statusOf(row), transactionOf(row)?.id];
    const { last } = row;
    if (last?.status === status && last.payment.transactionId === transactionId) return last;
    row.last = { ...row.placed, orderId: row.orderId, status, payment: { ...row.placed.payment, transactionId } };
    return row.last;
  };

  const release = (row: Row): void => {
    stock += pieces(row.placed);
    for (const { code, amount } of row.placed.giftcards) balances.set(code, (balances.get(code) ?? 0) + amount);
  };

  const enter = (row: Row, status: OrderStatus): void => {
    row.history.push(status);
    if (status === 'payment_error') release(row);
  };

  const liveOrderOf = (listId: string): Row | undefined =>
    rows.find((row) => row.placed.listId === listId && statusOf(row) !== 'payment_error');

  const differenceFrom = (order: FreshOrder): string | undefined => {
    const [line] = order.items;
    if (line?.qty !== (carts.get(order.listId) ?? 1) || line.price !== prices.unit) return 'wrong_product_price';
    const [rate] = order.shipping;
    const quoted = rateQuote('', prices.ground).rates.find(({ shippingCode }) => shippingCode === rate?.shippingCode);
    if (order.totals.shipping !== quoted?.amount) return 'wrong_shipping_rate';
    return order.totals.itemTax === prices.tax ? undefined : 'wrong_tax_total';
  };

  /** Reserves everything that the order needs, or nothing, and returns what is insufficient. */
  const reserve = (order: FreshOrder): string | undefined => {
    if (forgets !== 'stockCheck' && stock < pieces(order)) return 'inventory_error';
    const isCovered = order.giftcards.every(({ code, amount }) => (balances.get(code) ?? 0) >= amount);
    if (forgets !== 'giftCardBalance' && !isCovered) return 'giftcard_balance_error';
    stock -= pieces(order);
    for (const { code, amount } of order.giftcards) balances.set(code, (balances.get(code) ?? 0) - amount);
    return undefined;
  };

  const pay = (row: Row): PlaceAnswer => {
    const { payment, storeId } = row.placed;
    const accepted = (status: OrderStatus, transactionId?: string): PlaceAnswer => {
      enter(row, status);
      return { ok: true, value: { orderId: row.orderId, storeId, status, payment: { transactionId } } };
    };
    if (payment.amount === 0) return accepted('published');
    const token = isRedirectPayment(payment) ? 'challenge' : (payment.transactionToken ?? '');
    const transaction = provider.authorise(row.orderId, token, payment.amount);
    if (transaction.state === 'captured') return accepted('published', transaction.id);
    if (transaction.state === 'pending') return accepted('payment_pending', transaction.id);
    enter(row, 'payment_error');
    return refuse('payment_error', row.orderId, transaction.isMismatch ? 'amount_mismatch' : '');
  };

  /** Whether a pending order can be replaced by one with another payment: not if the bank has approved it. */
  const givesWay = (live: Row, order: FreshOrder): boolean => {
    const transaction = transactionOf(live);
    if (statusOf(live) !== 'payment_pending' || transaction === undefined) return false;
    if (meansOf(live.placed) === meansOf(order)) return false;
    if (transaction.state === 'captured') {
      enter(live, 'published');
      return false;
    }
    if (forgets === 'endOfFirstAttempt') return true;
    enter(live, 'payment_error');
    provider.void(transaction.id);
    return true;
  };

  const place = (order: FreshOrder): PlaceAnswer => {
    const live = forgets === 'oneOrderPerList' ? undefined : liveOrderOf(order.listId);
    if (live !== undefined && !givesWay(live, order)) return refuse('order_already_published', live.orderId);
    const refusal = differenceFrom(order) ?? reserve(order);
    if (refusal !== undefined) return refuse(refusal);
    const row: Row = { placed: order, orderId: `order-${rows.length + 1}`, history: ['new'] };
    rows.push(row);
    return pay(row);
  };

  /** Processes a provider's notification: publishes a pending order once; money for a finished order is refunded. */
  const hearNotification = (isKept = false): void => {
    const notification = provider.takeNotification(isKept);
    const row = rows.find(({ orderId }) => orderId === notification?.orderId);
    if (notification === undefined || row === undefined) return;
    const status = statusOf(row);
    if (status === 'payment_pending') enter(row, notification.isCaptured ? 'published' : 'payment_error');
    else if (notification.isCaptured && !isPlacedStatus(status) && forgets !== 'voidOfLateCapture') {
      provider.void(notification.transactionId);
    }
  };

  return {
    provider,
    prices,
    contents,
    place,
    hearNotification,
    rates: (_request: RatesRequest): RateQuote => {
      quotes += 1;
      return rateQuote(`quote-${quotes}`, prices.ground);
    },
    tax: (_request: TaxRequest): TaxQuote => taxQuote(prices.tax, 100),
    /** @throws ModelStoreError if there is no such order */
    order: (orderId: string): ModelOrder['order'] => {
      const row = rows.find((each) => each.orderId === orderId);
      if (row === undefined) throw new ModelStoreError('order_not_found');
      return orderOf(row);
    },
    /** @throws ModelStoreError if there is no such gift card */
    giftCard: (code: string): { readonly code: string; readonly balance: Money } => {
      const balance = balances.get(code);
      if (balance === undefined) throw new ModelStoreError('giftcard_not_exist');
      return { code, balance: money(balance) };
    },
    editCart: (listId: string, qty: number): void => {
      carts.set(listId, qty);
    },
    /** Simulates the timeout of the bank's response. */
    giveUpWaiting: (): void => {
      for (const row of rows) if (statusOf(row) === 'payment_pending') enter(row, 'payment_error');
    },
    orders: (): readonly ModelOrder[] => rows.map((row) => ({ order: orderOf(row), history: row.history })),
    stock: () => ({ initial: initialStock, now: stock }),
    balances: () => ({ initial: giftCards, now: Object.fromEntries(balances) }),
  };
};

export type ModelStore = ReturnType<typeof openModelStore>;
