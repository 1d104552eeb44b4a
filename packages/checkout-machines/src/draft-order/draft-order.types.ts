import type { DraftOrder } from '@ironcart/core';
import type { CheckoutPorts } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** The answers to keep; when they are kept is the machine's to say. */
export type DraftAnswers = Omit<DraftOrder, 'savedAtMs'>;

export interface DraftOrderInput {
  readonly ports: Pick<CheckoutPorts, 'storage' | 'now' | 'log'>;
}

export interface DraftOrderContext extends DraftOrderInput {
  readonly answers: DraftAnswers | undefined;
}

export type DraftOrderEvent =
  | ActorRestored
  | { readonly type: 'draft.changed'; readonly answers: DraftAnswers }
  /** The order is placed: nothing is left to restore. */
  | { readonly type: 'draft.cleared' };
