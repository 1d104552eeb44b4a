import type { BookAddress, SavedCard } from '@ironcart/api/codec';
import type { Address } from '@ironcart/core';

/** What a customer decides about a card. */
export interface CardDecision {
  readonly isDefault?: boolean;
  /** Of the address book. Left out together with `billingAddress`: nothing changes. */
  readonly billingAddressId?: string;
  /** An address that is not in the book yet: it is saved first (S4-card-03). */
  readonly billingAddress?: Address;
}

/** A card to keep: a new one by the token of the payment provider's frame, or one that is kept already by its id. */
export type CardToSave = CardDecision & ({ readonly transactionToken: string } | { readonly id: string });

/** What reaches the backend of a decision: the billing address by its id alone. */
export type CardPatch = Pick<CardDecision, 'isDefault' | 'billingAddressId'>;

/** What saved cards need from outside. Calls reject with an error that carries a `code`. */
export interface SavedCardsPorts {
  cards(signal: AbortSignal): Promise<readonly SavedCard[]>;
  saveAddress(address: Address): Promise<BookAddress>;
  addCard(card: CardPatch & { readonly transactionToken: string }): Promise<unknown>;
  updateCard(id: string, patch: CardPatch): Promise<unknown>;
  removeCard(id: string): Promise<void>;
}

export interface SavedCardsInput {
  readonly ports: SavedCardsPorts;
}

export interface SavedCardsContext extends SavedCardsInput {
  /** As last loaded. */
  readonly cards: readonly SavedCard[];
  /** What is being saved or removed. */
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
  /** A change was asked for while another is under way, or before the cards are known. */
  | { readonly type: 'command.refused' };
