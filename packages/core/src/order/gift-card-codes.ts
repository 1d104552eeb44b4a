/** Normalises a gift card code for comparison: without surrounding spaces, ignoring case (S5-giftcard-01). */
export const normalisedGiftCardCode = (code: string): string => code.trim().toUpperCase();

/** Whether an order already contains a gift card, which cannot be added twice (S5-giftcard-01). */
export const hasGiftCard = (cards: readonly { readonly code: string }[], code: string): boolean =>
  cards.some((card) => normalisedGiftCardCode(card.code) === normalisedGiftCardCode(code));
