import type { Currency } from '@ironcart/core';
import type { GiftCardBalance } from '@ironcart/pricing';
import type { CheckoutPorts } from '../ports.ts';

/** Why a gift card is not on the order, with the words to show beside the field and the code that was typed. */
export interface GiftCardIssue {
  readonly kind:
    | 'empty'
    | 'alreadyAdded'
    | 'tooMany'
    | 'unknown'
    | 'spent'
    | 'otherCurrency'
    | 'tooOften'
    | 'notAvailable';
  readonly code: string;
  readonly message: string;
}

export interface GiftCardsInput {
  readonly ports: Pick<CheckoutPorts, 'giftCard'>;
  readonly currency: Currency;
  /** The codes of an earlier visit: their balances are looked up again. */
  readonly codes: readonly string[];
}

export interface GiftCardsContext {
  readonly ports: Pick<CheckoutPorts, 'giftCard'>;
  readonly currency: Currency;
  /** The cards on the order, in the order in which they pay. */
  readonly cards: readonly GiftCardBalance[];
  /** The codes still to be looked up; the first one is being asked for. */
  readonly queue: readonly string[];
  readonly issue: GiftCardIssue | undefined;
}

export type GiftCardsEvent =
  | { readonly type: 'giftCard.added'; readonly code: string }
  | { readonly type: 'giftCard.removed'; readonly code: string }
  /** The shopper types another code: what was said of the last one is over. */
  | { readonly type: 'giftCard.typed' }
  /** Takes all cards off the order, as after giftcard_balance_error. */
  | { readonly type: 'giftCard.dropped' };
