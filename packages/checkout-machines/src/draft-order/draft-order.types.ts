import type { DraftOrder } from '@ironcart/core/checkout';
import type { CheckoutPorts } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** The inputs to save; the machine adds the time. */
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
  /** The page may end before the delay has passed: a change is saved now. */
  | { readonly type: 'draft.due' }
  /** The order was placed; the draft is deleted. */
  | { readonly type: 'draft.cleared' };
