import type { GiftCardBalance } from '@ironcart/pricing';
import type { SnapshotFrom } from 'xstate';
import type { giftCardsMachine } from './gift-cards.machine.ts';
import type { GiftCardIssue } from './gift-cards.types.ts';

/** What checkout shows and counts of the gift cards. */
export interface GiftCardFacts {
  /** In the order in which they pay. */
  readonly cards: readonly GiftCardBalance[];
  /** The codes whose balances are not known yet: they pay nothing so far. */
  readonly pending: readonly string[];
  readonly issue: GiftCardIssue | undefined;
}

export const selectGiftCardFacts = ({ context }: SnapshotFrom<typeof giftCardsMachine>): GiftCardFacts => ({
  cards: context.cards,
  pending: context.queue,
  issue: context.issue,
});

/** The codes of all cards on the order, those still being looked up among them. */
export const giftCardCodesOf = ({ cards, pending }: GiftCardFacts): readonly string[] => [
  ...cards.map(({ code }) => code),
  ...pending,
];

/** Whether two looks at the gift cards name the same cards: nothing of them is to be kept anew. */
export const hasSameCodes = (left: GiftCardFacts, right: GiftCardFacts): boolean =>
  giftCardCodesOf(left).join('\n') === giftCardCodesOf(right).join('\n');
