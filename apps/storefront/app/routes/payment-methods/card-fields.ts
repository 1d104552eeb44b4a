import type { ComponentType, Ref } from 'react';
import type { SandboxCardEvents } from '../../adapters/use-sandbox-card.ts';

/** Asks a provider's card fields for a token, which `onToken` receives. */
export interface CardFieldsHandle {
  readonly requestToken: () => void;
}

export interface CardFieldsProps extends Required<SandboxCardEvents> {
  readonly ref: Ref<CardFieldsHandle>;
}

/** A payment provider's card fields, for a card that the customer adds. */
export type CardFields = ComponentType<CardFieldsProps>;

/** The value of the field `billTo` for a billing address that is saved with the card. */
export const newAddress = 'new';
