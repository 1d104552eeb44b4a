import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lockCustomer } from '../customer/lock-customer.ts';

/** The store's record of a card that the payment provider stores. */
export type StoredCardNote = Selectable<Tables['stored_payment_methods']>;

/** Changes of a card; undefined fields stay. */
export interface StoredCardPatch {
  readonly isDefault?: boolean | undefined;
  readonly billingAddressId?: string | undefined;
}

export const readNotes = (db: Database | Transaction, customerId: string): Promise<StoredCardNote[]> =>
  db.selectFrom('stored_payment_methods').selectAll().where('customer_id', '=', customerId).execute();

const unsetDefault = (transaction: Transaction, customerId: string) =>
  transaction
    .updateTable('stored_payment_methods')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();

/**
 * Records cards that the provider has newly stored. The first becomes the default if no stored card is (S4-card-01);
 * the record of a card that the provider deleted is replaced.
 * @param keptIds the provider's cards, oldest first
 */
export const noteNewCards = async (
  transaction: Transaction,
  customerId: string,
  keptIds: readonly string[],
  now: Date,
): Promise<void> => {
  await lockCustomer(transaction, customerId);
  const notes = new Map(
    (await readNotes(transaction, customerId)).map((note) => [note.stored_payment_method_id, note]),
  );
  const newIds = keptIds.filter((id) => !notes.has(id));
  if (newIds.length === 0) return;
  const hasDefault = keptIds.some((id) => notes.get(id)?.is_default);
  if (!hasDefault) await unsetDefault(transaction, customerId);
  await transaction
    .insertInto('stored_payment_methods')
    .values(
      newIds.map((id, index) => ({
        customer_id: customerId,
        stored_payment_method_id: id,
        is_default: !hasDefault && index === 0,
        billing_address_id: null,
        created_at: now,
      })),
    )
    .execute();
};

/** Saves a customer's changes; a new default removes the flag from the previous one first (S4-card-02). */
export const changeNote = async (
  transaction: Transaction,
  customerId: string,
  cardId: string,
  { isDefault, billingAddressId }: StoredCardPatch,
): Promise<void> => {
  await lockCustomer(transaction, customerId);
  if (isDefault) await unsetDefault(transaction, customerId);
  await transaction
    .updateTable('stored_payment_methods')
    .set({
      stored_payment_method_id: cardId,
      ...(isDefault === undefined ? {} : { is_default: isDefault }),
      ...(billingAddressId === undefined ? {} : { billing_address_id: billingAddressId }),
    })
    .where('customer_id', '=', customerId)
    .where('stored_payment_method_id', '=', cardId)
    .execute();
};

export const deleteNote = async (db: Database, customerId: string, cardId: string): Promise<void> => {
  await db
    .deleteFrom('stored_payment_methods')
    .where('customer_id', '=', customerId)
    .where('stored_payment_method_id', '=', cardId)
    .execute();
};
