import { isBlank } from '@ironcart/core/forms';
import { hasGiftCard } from '@ironcart/core/order';
import { type CodeTexts, failureCodeOf, retryAfterSecondsOf, textOfCode } from '@ironcart/core/result';
import { tooOften } from '../checkout-error.ts';
import type { GiftCardAnswer } from '../ports.ts';
import type { GiftCardIssue, GiftCardsContext } from './gift-cards.types.ts';

/** Maximum number of gift cards per order, as in the HTTP contract. */
const MAX_GIFT_CARDS = 20;

type Told = { readonly code: Exclude<GiftCardIssue['code'], 'tooOften'> } | TooOften;

interface TooOften {
  readonly code: 'tooOften';
  readonly retryAfterSeconds: number | undefined;
}

const texts: CodeTexts<Told> = {
  empty: 'Please enter the code of your gift card.',
  alreadyAdded: 'This gift card is on your order already.',
  tooMany: `An order takes ${MAX_GIFT_CARDS} gift cards at most.`,
  unknown: 'There is no gift card with this code.',
  spent: 'Nothing is left on this gift card.',
  otherCurrency: 'This gift card is in another currency.',
  tooOften: ({ retryAfterSeconds }) => tooOften(retryAfterSeconds),
  notAvailable: 'The gift card could not be looked up. Please try again.',
};

const tell = (told: Told, giftCardCode: string): GiftCardIssue => ({
  code: told.code,
  giftCardCode,
  message: textOfCode(told, texts),
});

const issueOf = (code: Exclude<GiftCardIssue['code'], 'tooOften'>, giftCardCode: string): GiftCardIssue =>
  tell({ code }, giftCardCode);

/** Why a code is rejected without a look-up; undefined if it is looked up. */
export const issueOfCode = (code: string, { cards, queue }: GiftCardsContext): GiftCardIssue | undefined => {
  if (isBlank(code)) return issueOf('empty', code);
  const known = [...cards, ...queue.map((waiting) => ({ code: waiting }))];
  if (hasGiftCard(known, code)) return issueOf('alreadyAdded', code);
  return known.length < MAX_GIFT_CARDS ? undefined : issueOf('tooMany', code);
};

/** Why an existing card cannot pay this order; undefined if it can. */
export const issueOfAnswer = (
  { code, balance, currency }: GiftCardAnswer,
  context: GiftCardsContext,
): GiftCardIssue | undefined => {
  if (currency !== undefined && currency !== context.currency) return issueOf('otherCurrency', code);
  if (hasGiftCard(context.cards, code)) return issueOf('alreadyAdded', code);
  return balance > 0 ? undefined : issueOf('spent', code);
};

/** The issue for a failed look-up. */
export const issueOfFailure = (error: unknown, code: string): GiftCardIssue => {
  switch (failureCodeOf(error)) {
    case 'giftcard_not_exist':
    case 'not_found':
    // A look-up sends only the code; this code has an impossible form, for example that of a card number.
    case 'invalid_request':
    case 'card_number_refused':
      return issueOf('unknown', code);
    case 'too_many_requests':
      return tell({ code: 'tooOften', retryAfterSeconds: retryAfterSecondsOf(error) }, code);
    case 'giftcard_wrong_currency':
      return issueOf('otherCurrency', code);
    default:
      return issueOf('notAvailable', code);
  }
};
