import type { SnapshotFrom } from 'xstate';
import { type paymentMethodMachine, requestIdOf } from './payment-method.machine.ts';
import type { CardToken, PaymentMethodContext, PaymentState } from './payment-method.types.ts';

/** What checkout shows and trusts of the payment: the card exists only in state ready. */
export interface PaymentFacts {
  readonly state: PaymentState;
  readonly card: CardToken | undefined;
  /** While set, the view asks the provider's frame for a token under this id. */
  readonly tokenRequestId: string | undefined;
  readonly failure: PaymentMethodContext['failure'];
}

export const selectPaymentFacts = ({ value, context }: SnapshotFrom<typeof paymentMethodMachine>): PaymentFacts => ({
  state: value,
  card: value === 'ready' ? context.card : undefined,
  tokenRequestId: value === 'tokenizing' ? requestIdOf(context) : undefined,
  failure: context.failure,
});
