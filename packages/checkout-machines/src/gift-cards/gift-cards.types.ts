import type { Currency } from '@ironcart/core/money';
import type { GiftCardBalance } from '@ironcart/pricing';
import type { CheckoutPorts } from '../ports.ts';

/** Why a gift card was not added, with the message next to the field and the typed code. */
export interface GiftCardIssue {
  readonly code:
    | 'empty'
    | 'alreadyAdded'
    | 'tooMany'
    | 'unknown'
    | 'spent'
    | 'otherCurrency'
    | 'tooOften'
    | 'notAvailable';
  readonly giftCardCode: string;
  readonly message: string;
}

export interface GiftCardsInput {
  readonly ports: Pick<CheckoutPorts, 'giftCard'>;
  readonly currency: Currency;
  /** The codes from an earlier visit, whose balances are looked up again. */
  readonly codes: readonly string[];
}

export interface GiftCardsContext {
  readonly ports: Pick<CheckoutPorts, 'giftCard'>;
  readonly currency: Currency;
  /** The cards on the order, in the order in which they pay. */
  readonly cards: readonly GiftCardBalance[];
  /** The codes to look up; the first one is being looked up. */
  readonly queue: readonly string[];
  readonly issue: GiftCardIssue | undefined;
}

export type GiftCardsEvent =
  | { readonly type: 'giftCard.added'; readonly code: string }
  | { readonly type: 'giftCard.removed'; readonly code: string }
  /** The shopper is typing another code; the last issue is cleared. */
  | { readonly type: 'giftCard.typed' }
  /** Removes all cards, for example after giftcard_balance_error. */
  | { readonly type: 'giftCard.dropped' };
