import { type AppliedGiftCard, type Currency, type Money, negate, normalisedGiftCardCode } from '@ironcart/core';
import { sql } from 'kysely';
import { amountFromColumn, amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The balance of a gift card in its currency; undefined for a code that is unknown or of another currency. */
export const readGiftCardBalance = async (
  db: Database,
  code: string,
  currency: Currency,
): Promise<Money | undefined> => {
  const row = await db
    .selectFrom('gift_cards')
    .select('balance')
    .where('code', '=', normalisedGiftCardCode(code))
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row && amountFromColumn(row.balance);
};

const move = async (
  transaction: Transaction,
  orderId: string,
  code: string,
  amount: Money,
  now: Date,
): Promise<boolean> => {
  const change = amountToColumn(amount);
  const { numUpdatedRows } = await transaction
    .updateTable('gift_cards')
    .set({ balance: sql<string>`balance - ${change}::numeric` })
    .where('code', '=', code)
    .where(sql<boolean>`balance >= ${change}::numeric`)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await transaction
    .insertInto('gift_card_movements')
    .values({ code, order_id: orderId, amount: change, created_at: now })
    .execute();
  return true;
};

/**
 * Spends gift cards by conditional updates, in the order of their codes (I4).
 * @returns whether all of them still held enough; if not, the transaction has to be rolled back
 */
export const spendGiftCards = async (
  transaction: Transaction,
  orderId: string,
  cards: readonly AppliedGiftCard[],
  now: Date,
): Promise<boolean> => {
  const spent = cards
    .filter(({ amount }) => amount > 0)
    .map(({ code, amount }) => ({ code: normalisedGiftCardCode(code), amount }))
    .toSorted((left, right) => (left.code < right.code ? -1 : 1));
  for (const { code, amount } of spent) {
    if (!(await move(transaction, orderId, code, amount, now))) return false;
  }
  return true;
};

/** Gives back what a failed order took from gift cards, once. */
export const refundGiftCards = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  const { rows } = await sql<{ code: string; amount: string }>`
    select code, sum(amount)::text as amount from gift_card_movements
    where order_id = ${orderId} group by code having sum(amount) > 0 order by code`.execute(transaction);
  for (const { code, amount } of rows) await move(transaction, orderId, code, negate(amountFromColumn(amount)), now);
};
