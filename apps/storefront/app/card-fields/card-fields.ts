import type { ComponentType, Ref } from 'react';
import type { SandboxCardEvents } from '../adapters/use-sandbox-card.ts';

/** Requests a token from a provider's card fields; `onToken` receives it. */
export interface CardFieldsHandle {
  readonly requestToken: () => void;
}

export interface CardFieldsProps extends Required<SandboxCardEvents> {
  readonly ref: Ref<CardFieldsHandle>;
}

/** A payment provider's card fields, outside checkout. */
export type CardFields = ComponentType<CardFieldsProps>;
