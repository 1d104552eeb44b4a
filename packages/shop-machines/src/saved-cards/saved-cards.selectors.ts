import type { SavedCard } from '@ironcart/api/codec';
import type { SnapshotFrom } from 'xstate';
import type { savedCardsMachine } from './saved-cards.machine.ts';

type SavedCardsSnapshot = SnapshotFrom<typeof savedCardsMachine>;

/** The cards as last loaded; a change is visible after the reload. */
export const selectSavedCards = ({ context }: SavedCardsSnapshot): readonly SavedCard[] => context.cards;

/** Whether cards are being loaded, saved or removed. */
export const selectIsBusyWithCards = (snapshot: SavedCardsSnapshot): boolean =>
  snapshot.matches('loading') || snapshot.matches('changing');

/** The code of the last failure: `card_refused`, `address_not_found`, `invalid_address`, or a network error. */
export const selectCardFailure = ({ context }: SavedCardsSnapshot): string | undefined => context.failure;
