import type { Result } from '@ironcart/core/result';
import { type ChargeContext, chargePayment } from '../subscription/charge-payments.ts';
import { settlePayments } from '../subscription/settle-payments.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why no card was selected. `card_refused`: a due payment could not be charged to it. */
interface SetProgramCardIssue {
  readonly code: 'no_program' | 'no_subscription' | 'subscription_ended' | 'no_card' | 'card_refused';
}

/** The card of a program's subscription. */
interface CardOfProgram {
  readonly customerId: string;
  readonly productId: number;
  readonly storedPaymentMethodId: string;
}

const refused = (code: SetProgramCardIssue['code']) => ({ ok: false, issues: [{ code }] }) as const;

/**
 * Selects the stored card for a subscription's charges, and charges an amount due. A refused card stays selected: it is
 * charged again later, unless the customer selects another.
 * @throws PaymentProviderUnavailableError
 */
export const setProgramCard = async (
  context: ChargeContext,
  { customerId, productId, storedPaymentMethodId }: CardOfProgram,
): Promise<Result<void, SetProgramCardIssue>> => {
  const { db, payments } = context;
  const owned = await readOwnedPrograms(db, customerId);
  const program = owned.find((read) => read.program.productId === productId)?.program;
  if (program === undefined) return refused('no_program');
  if (program.subscriptionInterval === undefined) return refused('no_subscription');
  if (program.nextPayment === undefined) return refused('subscription_ended');
  const cards = await payments.storedCards(customerId);
  if (!cards.some((card) => card.storedPaymentMethodId === storedPaymentMethodId)) return refused('no_card');
  await db
    .updateTable('subscriptions')
    .set({ stored_payment_method_id: storedPaymentMethodId })
    .where('order_id', '=', program.orderId)
    .where('product_id', '=', productId)
    .execute();
  const due = program.payments?.find(({ paidAt }) => paidAt === undefined);
  if (due === undefined) return { ok: true, value: undefined };
  const isRefused = await chargePayment(context, due.extraPaymentId);
  await settlePayments(context);
  return isRefused ? refused('card_refused') : { ok: true, value: undefined };
};
