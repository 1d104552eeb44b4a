import type { SavedCard } from '@ironcart/api/codec';
import type { SnapshotFrom } from 'xstate';
import type { savedCardsMachine } from './saved-cards.machine.ts';

type SavedCardsSnapshot = SnapshotFrom<typeof savedCardsMachine>;

/** The cards as last loaded: what a change has done shows once they are loaded again. */
export const selectSavedCards = ({ context }: SavedCardsSnapshot): readonly SavedCard[] => context.cards;

/** Whether cards are being loaded, saved or removed. */
export const selectIsBusyWithCards = (snapshot: SavedCardsSnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('changing');

/** The code of what failed last: `card_refused`, `address_not_found`, `invalid_address`, or one of the way. */
export const selectCardFailure = ({ context }: SavedCardsSnapshot): string | undefined => context.failure;
