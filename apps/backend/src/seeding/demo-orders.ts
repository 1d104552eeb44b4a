import { sql } from 'kysely';
import type { Transaction } from '../db/transaction.ts';

/** What was bought in a demo without money. */
export interface DemoPurchases {
  /** Orders that the sandbox was asked to pay, or that demo gift cards paid for. */
  readonly orderIds: readonly string[];
  /** The demo's gift cards, and those that such orders have bought. */
  readonly giftCardCodes: readonly string[];
}

/** Orders that the sandbox was asked to pay, and no provider beside it. */
const ordersOfTheSandbox = async (transaction: Transaction): Promise<readonly string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders
    where exists (select from pay_payments where idempotency_key = orders.payment_key::text)
      and not exists (select from provider_payments where provider_payments.payment_key = orders.payment_key)`.execute(
    transaction,
  );
  return rows.map(({ order_id }) => order_id);
};

/** Orders that gift cards alone paid for, and among them one of these. */
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
 * Finds the orders of a demo that took no money, and the gift cards that came of them: a card that was bought so may
 * have paid for another order, which may have bought another card.
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
