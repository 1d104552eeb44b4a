/** How gift card codes are compared: without spaces around them, in any case (S5-giftcard-01). */
export const normalisedGiftCardCode = (code: string): string => code.trim().toUpperCase();

/** Whether a card is on the order already: it cannot be added twice (S5-giftcard-01). */
export const hasGiftCard = (cards: readonly { readonly code: string }[], code: string): boolean =>
  cards.some((card) => normalisedGiftCardCode(card.code) === normalisedGiftCardCode(code));
