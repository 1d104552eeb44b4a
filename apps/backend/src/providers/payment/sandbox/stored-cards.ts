import type { Selectable } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Tables } from '../../../db/tables.ts';
import type { WireStoredCard, WireStoredCards } from './payment-state.ts';
import { randomName, type TokenRow } from './token-vault.ts';

export type StoredCardRow = Selectable<Tables['pay_stored_cards']>;

const toWire = ({ card_id, brand, last4, exp_month, exp_year }: StoredCardRow): WireStoredCard => ({
  storedPaymentMethodId: card_id,
  brand,
  last4,
  expMonth: exp_month,
  expYear: exp_year,
});

/** The sandbox's stored cards: only displayable details, never their numbers. */
export const createStoredCards = (db: Database, now: () => Date) => {
  const kept = (shopper: string) =>
    db.selectFrom('pay_stored_cards').selectAll().where('shopper', '=', shopper).where('forgotten_at', 'is', null);

  return {
    /** Stores a token's card, once. Undefined if the token is invalid. */
    keep: async (
      shopper: string,
      { outcome, brand, last4, exp_month, exp_year }: TokenRow,
    ): Promise<WireStoredCard | undefined> => {
      if (brand === null || last4 === null || exp_month === null || exp_year === null) return undefined;
      const shown = { brand, last4, exp_month, exp_year };
      await db
        .insertInto('pay_stored_cards')
        .values({ card_id: randomName('card'), shopper, outcome, ...shown, created_at: now(), forgotten_at: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await kept(shopper)
        .where((where) => where.and(shown))
        .executeTakeFirst();
      return row && toWire(row);
    },

    find: (shopper: string, cardId: string): Promise<StoredCardRow | undefined> =>
      kept(shopper).where('card_id', '=', cardId).executeTakeFirst(),

    /** Latest first. */
    list: async (shopper: string): Promise<WireStoredCards> => {
      const rows = await kept(shopper).orderBy('created_at', 'desc').orderBy('card_id').execute();
      return rows.map(toWire);
    },

    /** @returns whether the shopper had that card */
    forget: async (shopper: string, cardId: string): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('pay_stored_cards')
        .set({ forgotten_at: now() })
        .where('shopper', '=', shopper)
        .where('card_id', '=', cardId)
        .where('forgotten_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};

export type StoredCards = ReturnType<typeof createStoredCards>;
