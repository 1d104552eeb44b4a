import { MAX_CARDS } from '@ironcart/api/contract';
import type { StoredCard } from '@ironcart/core/payment';
import { inTransaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { Payments } from '../../providers/payment/payments.ts';
import { isUuid } from '../list/list-owner.ts';
import type { ServiceContext } from '../service-context.ts';
import { changeNote, deleteNote, noteNewCards, readNotes, type StoredCardPatch } from './stored-card-notes.ts';

type CardRefusal = Refusal<'not_found' | 'address_not_found'>;

/** A card to store: its token and settings. */
export interface NewStoredCard extends StoredCardPatch {
  readonly transactionToken: string;
}

const noCard = () => refuse('not_found', 'There is no such card');

/**
 * A customer's saved cards: the provider stores them, the store records the default and the billing addresses. Other
 * customers' cards appear not to exist. All methods throw PaymentProviderUnavailableError.
 */
export const createStoredCards = (
  { db, now }: ServiceContext,
  provider: Pick<Payments, 'storedCards' | 'keepCard' | 'forgetCard'>,
) => {
  const checkAddress = async (
    customerId: string,
    { billingAddressId }: StoredCardPatch,
  ): Promise<Refusal<'address_not_found'> | undefined> => {
    if (billingAddressId === undefined) return undefined;
    const found =
      isUuid(billingAddressId) &&
      (await db
        .selectFrom('addresses')
        .select('address_id')
        .where('address_id', '=', billingAddressId)
        .where('customer_id', '=', customerId)
        .executeTakeFirst());
    return found ? undefined : refuse('address_not_found', 'The billing address is not in the address book');
  };

  /**
   * Latest first, limited to the maximum of one response. Cards added in the meantime, for example by an order, are
   * recorded first (S4-card-01).
   */
  const list = async (customerId: string): Promise<readonly StoredCard[]> => {
    const [kept, known] = await Promise.all([provider.storedCards(customerId), readNotes(db, customerId)]);
    const knownIds = new Set(known.map((note) => note.stored_payment_method_id));
    const isComplete = kept.every((card) => knownIds.has(card.storedPaymentMethodId));
    if (!isComplete) {
      const ids = kept.map((card) => card.storedPaymentMethodId).toReversed();
      await inTransaction(db, (transaction) => noteNewCards(transaction, customerId, ids, now()));
    }
    const notes = new Map(
      (isComplete ? known : await readNotes(db, customerId)).map((note) => [note.stored_payment_method_id, note]),
    );
    return kept.slice(0, MAX_CARDS).map(({ storedPaymentMethodId, ...card }) => {
      const note = notes.get(storedPaymentMethodId);
      return {
        ...card,
        id: storedPaymentMethodId,
        isDefault: note?.is_default ?? false,
        billingAddressId: note?.billing_address_id ?? undefined,
      };
    });
  };

  const findCard = async (customerId: string, cardId: string): Promise<StoredCard | Refusal<'not_found'>> =>
    (await list(customerId)).find(({ id }) => id === cardId) ?? noCard();

  const update = async (
    customerId: string,
    cardId: string,
    patch: StoredCardPatch,
  ): Promise<StoredCard | CardRefusal> => {
    const card = await findCard(customerId, cardId);
    if (!('id' in card)) return card;
    const refusal = await checkAddress(customerId, patch);
    if (refusal) return refusal;
    await inTransaction(db, (transaction) => changeNote(transaction, customerId, cardId, patch));
    return findCard(customerId, cardId);
  };

  return {
    list,
    update,

    /** Stores the card of a token at the provider. */
    add: async (
      customerId: string,
      { transactionToken, ...patch }: NewStoredCard,
    ): Promise<StoredCard | CardRefusal | Refusal<'card_refused' | 'too_many_cards'>> => {
      const refusal = await checkAddress(customerId, patch);
      if (refusal) return refusal;
      if ((await provider.storedCards(customerId)).length >= MAX_CARDS) {
        return refuse('too_many_cards', `At most ${MAX_CARDS} cards are kept`);
      }
      const kept = await provider.keepCard(customerId, transactionToken);
      return kept
        ? update(customerId, kept.storedPaymentMethodId, patch)
        : refuse('card_refused', 'The payment provider does not keep this card');
    },

    /** @returns whether the customer had that card */
    remove: async (customerId: string, cardId: string): Promise<boolean> => {
      const isForgotten = await provider.forgetCard(customerId, cardId);
      if (isForgotten) await deleteNote(db, customerId, cardId);
      return isForgotten;
    },
  };
};

export type StoredCards = ReturnType<typeof createStoredCards>;
