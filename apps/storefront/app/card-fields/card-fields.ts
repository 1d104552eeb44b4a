import type { ComponentType, Ref } from 'react';
import type { SandboxCardEvents } from '../adapters/use-sandbox-card.ts';

/** Asks a provider's card fields for a token, which `onToken` receives. */
export interface CardFieldsHandle {
  readonly requestToken: () => void;
}

export interface CardFieldsProps extends Required<SandboxCardEvents> {
  readonly ref: Ref<CardFieldsHandle>;
}

/** A payment provider's card fields, outside checkout. */
export type CardFields = ComponentType<CardFieldsProps>;
