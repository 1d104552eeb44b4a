import { sql } from 'kysely';
import type { Transaction } from '../db/transaction.ts';

/** Purchases in a demo that involved no real money. */
export interface DemoPurchases {
  /** Orders paid with the sandbox or with demo gift cards. */
  readonly orderIds: readonly string[];
  /** The demo's gift cards, and those bought with such orders. */
  readonly giftCardCodes: readonly string[];
}

/** Orders paid with the sandbox and no other provider. */
const ordersOfTheSandbox = async (transaction: Transaction): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders
    where exists (select from pay_payments where idempotency_key = orders.payment_key::text)
      and not exists (select from provider_payments where provider_payments.payment_key = orders.payment_key)`.execute(
    transaction,
  );
  return rows.map(({ order_id }) => order_id);
};

/** Orders paid entirely with gift cards, including at least one of these. */
const ordersPaidByCards = async (transaction: Transaction, codes: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select distinct order_id from gift_card_movements join orders using (order_id)
    where code = any(${codes}) and payment_amount = 0`.execute(transaction);
  return rows.map(({ order_id }) => order_id);
};

const cardsBoughtBy = async (transaction: Transaction, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from issued_gift_cards where order_id = any(${orderIds})`.execute(transaction);
  return rows.map(({ code }) => code);
};

/**
 * Finds the orders of a demo that took no real money, and the gift cards bought with them, transitively: such a card
 * may have paid for another order, which may have bought another card.
 */
export const findDemoPurchases = async (
  transaction: Transaction,
  demoCodes: readonly string[],
): Promise<DemoPurchases> => {
  const orderIds = new Set(await ordersOfTheSandbox(transaction));
  const codes = new Set(demoCodes);
  for (let known = -1; known < orderIds.size + codes.size; ) {
    known = orderIds.size + codes.size;
    for (const orderId of await ordersPaidByCards(transaction, [...codes])) orderIds.add(orderId);
    for (const code of await cardsBoughtBy(transaction, [...orderIds])) codes.add(code);
  }
  return { orderIds: [...orderIds], giftCardCodes: [...codes] };
};
