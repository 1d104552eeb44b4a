import { add, type Currency, type Money } from '@ironcart/core/money';
import { type AppliedGiftCard, normalisedGiftCardCode } from '@ironcart/core/order';
import { sql } from 'kysely';
import { amountFromColumn, amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { after, type PlacementPart } from './placement-statement.ts';

/** The balances of gift cards of one currency by normalised code; unknown cards are missing. */
export const readGiftCardBalances = async (
  db: Database,
  codes: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, Money>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('gift_cards')
    .select(['code', 'balance'])
    .where('code', 'in', codes.map(normalisedGiftCardCode))
    .where('currency', '=', currency)
    .execute();
  return new Map(rows.map(({ code, balance }) => [code, amountFromColumn(balance)]));
};

/** The balance of a gift card in its currency; undefined for a code that is unknown or of another currency. */
export const readGiftCardBalance = async (db: Database, code: string, currency: Currency): Promise<Money | undefined> =>
  (await readGiftCardBalances(db, [code], currency)).get(normalisedGiftCardCode(code));

/** The total that an order takes from each card. */
const spendingOf = (cards: readonly AppliedGiftCard[]): ReadonlyMap<string, Money> => {
  const spending = new Map<string, Money>();
  for (const { code, amount } of cards) {
    const known = normalisedGiftCardCode(code);
    const soFar = spending.get(known);
    if (amount > 0) spending.set(known, soFar === undefined ? amount : add(soFar, amount));
  }
  return spending;
};

/**
 * Spends gift cards by a conditional update, locked in the order of their codes (I4); refused if a card's balance is
 * too low.
 * @param waitFor the preceding expression of the statement
 * @returns undefined if the order uses no gift card
 */
export const spendGiftCards = (
  cards: readonly AppliedGiftCard[],
  now: Date,
  waitFor: string,
): PlacementPart | undefined => {
  const spending = spendingOf(cards);
  if (spending.size === 0) return undefined;
  return {
    expressions: sql`
      spending as (
        select code, amount from unnest(${[...spending.keys()]}::text[], ${[...spending.values()].map(amountToColumn)}::numeric[])
          as spending (code, amount)
      ),
      purse as (
        select code, amount, balance from placed cross join spending join gift_cards using (code)
        where ${after(waitFor)} order by code for update of gift_cards
      ),
      spent as (
        update gift_cards set balance = gift_cards.balance - purse.amount from purse
        where gift_cards.code = purse.code and purse.balance >= purse.amount
        returning gift_cards.code, purse.amount
      ),
      gift_card_ledger as (
        insert into gift_card_movements (code, order_id, amount, created_at)
        select code, order_id, amount, ${now}::timestamptz from placed, spent
      )`,
    last: 'spent',
    refusal: 'giftcard_balance_error',
    refusedWhat: sql`select 'a gift card' where exists (
      select from spending where code not in (select code from spent))`,
  };
};

/**
 * Refunds an order's gift cards once, in the order of their codes.
 * @param upTo in minor units; default: everything, for a failed order
 */
export const refundGiftCards = async (
  transaction: Transaction,
  orderId: string,
  now: Date,
  upTo?: Money,
): Promise<void> => {
  const limit = upTo === undefined ? 'Infinity' : amountToColumn(upTo);
  await sql`
    with owed as (
      select code, sum(amount) as amount from gift_card_movements
      where order_id = ${orderId} group by code having sum(amount) > 0
    ),
    purse as (
      select code, amount from owed join gift_cards using (code) order by code for update of gift_cards
    ),
    shares as (
      select code, least(amount, ${limit}::numeric - coalesce(
        sum(amount) over (order by code rows between unbounded preceding and 1 preceding), 0)) as amount
      from purse
    ),
    refunded as (
      update gift_cards set balance = balance + amount from shares
      where gift_cards.code = shares.code and amount > 0
      returning gift_cards.code, amount
    )
    insert into gift_card_movements (code, order_id, amount, created_at)
    select code, ${orderId}, -amount, ${now}::timestamptz from refunded`.execute(transaction);
};
