import type { KeptCard } from '../../providers/payment/payment-provider.ts';

/** The data that determines which of a customer's stored cards a subscription charges. */
export interface CardChoice {
  /** Chosen by the customer. */
  readonly stored_payment_method_id: string | null;
  /** The card that paid the order. */
  readonly card_brand: string | null;
  readonly card_last4: string | null;
}

/**
 * The stored card that a subscription charges: the one selected by its customer, otherwise the one that paid the order,
 * if it is still stored. No other card is charged, because the customer has not agreed to it.
 * @param cards the customer's stored cards, latest first
 */
export const chargedCardOf = (
  cards: readonly KeptCard[],
  { stored_payment_method_id: chosenId, card_brand, card_last4 }: CardChoice,
): KeptCard | undefined =>
  chosenId === null
    ? cards.find(({ brand, last4 }) => brand === card_brand && last4 === card_last4)
    : cards.find(({ storedPaymentMethodId }) => storedPaymentMethodId === chosenId);
