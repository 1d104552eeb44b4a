import { createHash } from 'node:crypto';
import { MAX_OWN_GIFT_CARDS } from '@ironcart/api/contract';
import type { OwnGiftCard } from '@ironcart/core/payment';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { endingOf } from './ending-of.ts';

/** A customer's own card with its code, which leaves the backend only for paying. */
export interface ReadGiftCard {
  readonly code: string;
  readonly card: OwnGiftCard;
}

interface CardRow {
  readonly code: string;
  readonly currency: string;
  readonly balance: string;
  readonly spent: string | null;
  readonly last_order_id: string | null;
  readonly is_kept: boolean;
}

/** Identifies a card by a hash, so that URLs and forms do not contain its code. */
const idOf = (code: string): string => createHash('sha256').update(`gift card ${code}`).digest('hex').slice(0, 32);

const ownCardOf = ({ code, currency, balance, spent, last_order_id, is_kept }: CardRow): ReadGiftCard => ({
  code,
  card: {
    id: idOf(code),
    ending: endingOf(code),
    balance: amountFromColumn(balance),
    currency,
    spent: amountFromColumn(spent ?? '0'),
    ...(last_order_id === null ? {} : { lastOrderId: last_order_id }),
    isKept: is_kept,
  },
});

/** The cards that a customer has saved or paid with, most recently entered or used first. */
export const readOwnGiftCards = async (db: Database, customerId: string): Promise<readonly ReadGiftCard[]> => {
  const { rows } = await sql<CardRow>`
    with uses as (
      select code, sum(amount) as spent, max(gift_card_movements.created_at) as used_at,
        (array_agg(order_id order by gift_card_movements.created_at desc) filter (where amount > 0))[1] as last_order_id
      from gift_card_movements join orders using (order_id)
      where customer_id = ${customerId}
      group by code
    ),
    kept as (select code, kept_at from kept_gift_cards where customer_id = ${customerId})
    select code, currency, balance::text, spent::text, last_order_id, kept_at is not null as is_kept
    from (uses full join kept using (code)) join gift_cards using (code)
    order by greatest(used_at, kept_at) desc, code
    limit ${MAX_OWN_GIFT_CARDS}`.execute(db);
  return rows.map(ownCardOf);
};

/** One of the customer's own cards; undefined for another id. */
export const findOwnGiftCard = async (
  db: Database,
  { customerId, id }: { readonly customerId: string; readonly id: string },
): Promise<ReadGiftCard | undefined> => (await readOwnGiftCards(db, customerId)).find(({ card }) => card.id === id);
