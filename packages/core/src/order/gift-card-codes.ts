import { requireEntries, requireText } from '../require-argument.ts';
import { codeInGroups } from './code-groups.ts';

/** The format of issued codes: groups of four symbols without 0, 1, I and O. */
const issued = /^[2-9A-HJ-NP-Z]{16}$/;

/**
 * Normalises a gift card code for comparison: without surrounding spaces, ignoring case (S5-giftcard-01), and in groups
 * of four where it is an issued code, however its groups were typed: '7kqf2mxav9tdhb4c' is '7KQF-2MXA-V9TD-HB4C'.
 */
export const normalisedGiftCardCode = (code: string): string => {
  requireText(code, 'code');
  return codeInGroups(code, issued);
};

/** Whether an order already contains a gift card, which cannot be added twice (S5-giftcard-01). */
export const hasGiftCard = (cards: readonly { readonly code: string }[], code: string): boolean => {
  requireEntries(cards, 'cards', { code: 'text' });
  return cards.some((card) => normalisedGiftCardCode(card.code) === normalisedGiftCardCode(code));
};
