import type { OwnedProgram } from '@ironcart/core/customer';
import type { SubscriptionPayment } from '@ironcart/core/subscription';

/** The state of a program: `toPay`: a payment is due; `cancelled`: it continues until the end of the paid period. */
export interface ProgramState {
  readonly kind: 'running' | 'toPay' | 'cancelled' | 'ended';
  /** The payment due. */
  readonly due: SubscriptionPayment | undefined;
}

/** @param now in milliseconds since the epoch */
export const programStateOf = ({ cancelledAt, endsAt, payments }: OwnedProgram, now: number): ProgramState => {
  const due = payments?.find(({ paidAt }) => paidAt === undefined);
  if (endsAt !== undefined && Date.parse(endsAt) <= now) return { kind: 'ended', due };
  if (cancelledAt !== undefined) return { kind: 'cancelled', due };
  return { kind: due === undefined ? 'running' : 'toPay', due };
};
