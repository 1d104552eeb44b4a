import type { CheckoutPorts, FreshOrder } from '@ironcart/checkout-machines';
import type { ShoppingList } from '@ironcart/core/list';
import { type Money, money } from '@ironcart/core/money';
import type { Order, OrderStatus } from '@ironcart/core/order';
import { createProduct, type Product } from '@ironcart/core/product';
import type { Situation } from './situation.ts';

/** The remote ports of checkout: the calls that a store handles. */
export type StorePorts = Omit<CheckoutPorts, 'storage' | 'now' | 'log' | 'browserInfo' | 'promotions' | 'saveAddress'>;

const listOf = (qty: number): ShoppingList => ({
  _id: 'list-1',
  type: 'cart',
  messages: [],
  metadata: { isActive: true },
  items: [{ listItemId: 'line-1', productId: 1, qty, options: {}, metadata: {}, children: [] }],
});

/** The only product: a bar, and its stock. */
const barAt = (listPrice: Money, qoh: number): Product =>
  createProduct({
    productId: 1,
    sku: 'BAR',
    name: 'Barbell',
    listPrice,
    weight: 20,
    inventory: {
      min: 1,
      max: 10,
      qoh,
      backorder: false,
      leadTime: null,
      restockStatus: null,
      promoQty: null,
      bin: false,
    },
  });

const balances: Readonly<Record<string, Money>> = { 'GIFT-50': money(5_000), 'GIFT-900': money(90_000) };

/** A failed call: checkout reads only the error's code. */
const failure = (code: string) => Object.assign(new Error(code), { code });

/**
 * A fake store in memory for checkout: each call responds according to the current situation. `place` returns refusals,
 * and every other call throws them.
 */
export const createFakeStore = (situation: () => Situation) => {
  const orders: (Order & { readonly orderId: string })[] = [];
  let pieces = 1;
  const price = () => money(situation().catalogue === 'dearer' ? 36_000 : 34_500);
  const stock = () => (situation().catalogue === 'soldOut' ? 0 : 10);
  const cart = () => ({ list: listOf(pieces), products: [barAt(price(), stock())] });
  const liveOrder = () => orders.find(({ status }) => status !== 'payment_error');

  const refusalOf = (order: FreshOrder): string | undefined => {
    if (stock() === 0) return 'inventory_error';
    return order.items[0]?.price === price() ? undefined : 'wrong_product_price';
  };
  const statusOfPayment: Readonly<Record<Situation['payment'], OrderStatus>> = {
    approved: 'published',
    challenge: 'payment_pending',
    declined: 'payment_error',
  };

  const ports: StorePorts = {
    rates: async () => {
      const { carriers } = situation();
      if (carriers === 'fail') throw failure('internal_error');
      if (carriers === 'none') throw failure('no_shipping_method');
      const rate = { transactionId: 'quote-1', carrier: 'Freight', packageNumber: 1, selected: false };
      const ground = { ...rate, shippingCode: 'ground', label: 'Ground', amount: money(1_500) };
      const air = { ...rate, shippingCode: 'air', label: 'Air', amount: money(4_000) };
      return { transactionId: 'quote-1', rates: [ground, air], split: [] };
    },
    tax: async ({ items }) => {
      if (situation().tax === 'fail') throw failure('tax_error');
      const itemTax = money(Math.round(items.reduce((sum, { rowTotal }) => sum + rowTotal, 0) * 0.07));
      return { totalTax: itemTax, itemTax, shippingTax: money(0), summary: [] };
    },
    place: async (order) => {
      const existing = liveOrder();
      if (existing !== undefined) {
        return { ok: false, issues: [{ code: 'order_already_published', message: '', orderId: existing.orderId }] };
      }
      const code = refusalOf(order);
      if (code !== undefined) return { ok: false, issues: [{ code, message: '' }] };
      const status = statusOfPayment[situation().payment];
      const [orderId, transactionId] = [`order-${orders.length + 1}`, `payment-${orders.length + 1}`];
      orders.push({ ...order, orderId, status });
      return { ok: true, value: { orderId, storeId: order.storeId, status, payment: { transactionId } } };
    },
    order: async (orderId) => {
      const found = orders.find((order) => order.orderId === orderId);
      if (found === undefined) throw failure('not_found');
      return found;
    },
    reloadCart: async () => cart(),
    paymentMethods: async () => ({
      methods: [
        { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
        { type: 'ideal', name: 'iDEAL' },
      ],
      stored: [],
    }),
    giftCard: async (code) => {
      const balance = balances[code];
      if (balance === undefined) throw failure('giftcard_not_exist');
      return { code, balance };
    },
    promotionStatus: async () => ({ isEnabled: false }),
    deleteList: async () => undefined,
  };

  return {
    ports,
    /** Whether an order waits for the bank. */
    isBankAsked: () => orders.some(({ status }) => status === 'payment_pending'),
    /** Delivers the bank's decision to the store. */
    hearBank: (status: 'published' | 'payment_error') => {
      const at = orders.findIndex((order) => order.status === 'payment_pending');
      const order = orders[at];
      if (order !== undefined) orders[at] = { ...order, status };
    },
    /** Changes the cart as in another tab. */
    setPieces: (qty: number) => {
      pieces = qty;
    },
    cart,
  };
};

export type FakeStore = ReturnType<typeof createFakeStore>;
