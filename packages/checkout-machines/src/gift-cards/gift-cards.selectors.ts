import type { GiftCardBalance } from '@ironcart/pricing';
import type { SnapshotFrom } from 'xstate';
import type { giftCardsMachine } from './gift-cards.machine.ts';
import type { GiftCardIssue } from './gift-cards.types.ts';

/** The gift cards' data for checkout. */
export interface GiftCardFacts {
  /** The cards in the order in which they pay. */
  readonly cards: readonly GiftCardBalance[];
  /** The codes that are still being looked up; they do not pay anything yet. */
  readonly pending: readonly string[];
  readonly issue: GiftCardIssue | undefined;
}

export const selectGiftCardFacts = ({ context }: SnapshotFrom<typeof giftCardsMachine>): GiftCardFacts => ({
  cards: context.cards,
  pending: context.queue,
  issue: context.issue,
});

/** The codes of all cards on the order, including those being looked up. */
export const giftCardCodesOf = ({ cards, pending }: GiftCardFacts): readonly string[] => [
  ...cards.map(({ code }) => code),
  ...pending,
];

/** Whether two states contain the same codes, so that the draft needs no saving. */
export const hasSameCodes = (left: GiftCardFacts, right: GiftCardFacts): boolean =>
  giftCardCodesOf(left).join('\n') === giftCardCodesOf(right).join('\n');
