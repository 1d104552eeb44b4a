import type { BookAddress, SavedCard } from '@ironcart/api/codec';
import type { Address } from '@ironcart/core/address';

/** A customer's settings of a card. */
export interface CardDecision {
  readonly isDefault?: boolean;
  /** An address in the address book. Unchanged if both this and `billingAddress` are missing. */
  readonly billingAddressId?: string;
  /** A new address, which is saved first (S4-card-03). */
  readonly billingAddress?: Address;
}

/** A card to save: a new one with the token of the payment provider's frame, or a stored one with its id. */
export type CardToSave = CardDecision & ({ readonly transactionToken: string } | { readonly id: string });

/** The part of the settings that is sent: the billing address as an id only. */
export type CardPatch = Pick<CardDecision, 'isDefault' | 'billingAddressId'>;

/** The ports of the machine. Calls reject with an error that has a `code`. */
export interface SavedCardsPorts {
  cards(signal: AbortSignal): Promise<readonly SavedCard[]>;
  saveAddress(address: Address): Promise<BookAddress>;
  addCard(card: CardPatch & { readonly transactionToken: string }): Promise<{ readonly id: string }>;
  updateCard(id: string, patch: CardPatch): Promise<unknown>;
  removeCard(id: string): Promise<void>;
}

export interface SavedCardsInput {
  readonly ports: SavedCardsPorts;
}

export interface SavedCardsContext extends SavedCardsInput {
  /** The cards as last loaded. */
  readonly cards: readonly SavedCard[];
  /** The change that is being saved. */
  readonly change: CardChange | undefined;
  /** Why the last load or change failed; cleared by the next. */
  readonly failure: string | undefined;
}

export type CardChange =
  | { readonly kind: 'save'; readonly card: CardToSave }
  | { readonly kind: 'remove'; readonly id: string };

export type SavedCardsEvent =
  | { readonly type: 'card.save'; readonly card: CardToSave }
  | { readonly type: 'card.remove'; readonly id: string }
  | { readonly type: 'cards.reload' };

export type SavedCardsEmitted =
  | { readonly type: 'card.saved' }
  | { readonly type: 'card.removed' }
  /** A change was requested while another was running, or before the cards were loaded. */
  | { readonly type: 'command.refused' };
