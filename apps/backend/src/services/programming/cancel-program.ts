import type { OwnedProgram } from '@ironcart/core/customer';
import type { Result } from '@ironcart/core/result';
import { paidUntil } from '@ironcart/core/subscription';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { mailCustomer } from '../customer/mail-customer.ts';
import { withdrawExtraPayment } from '../extra-payment/withdraw-extra-payment.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why a program was not cancelled. `no_subscription`: it is paid once. */
interface CancelProgramIssue {
  readonly code: 'no_program' | 'no_subscription';
}

const mailText = ({ name, orderId }: OwnedProgram, { endsAt, at }: { endsAt: Date; at: Date }): string => {
  const day = endsAt.toISOString().slice(0, 10);
  const end = endsAt > at ? `It goes on until ${day}, which is paid.` : `It ended on ${day}, until when it was paid.`;
  return `your subscription of ${name} (order ${orderId}) is cancelled. ${end} Nothing is taken
after that.`;
};

/**
 * Withdraws what is due of a subscription, and tells the end of its paid period: a payment that is being made counts as
 * paid. The subscription's row is locked, so that no payment is requested meanwhile.
 */
const endPayments = async (
  transaction: Transaction,
  { orderId, productId }: Pick<OwnedProgram, 'orderId' | 'productId'>,
  at: Date,
): Promise<Date | undefined> => {
  const subscription = await transaction
    .selectFrom('subscriptions')
    .select('period_end')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirst();
  const open = await transaction
    .selectFrom('subscription_payments')
    .select(['extra_payment_id', 'period_start'])
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .where('settled_at', 'is', null)
    .orderBy('period_start')
    .executeTakeFirst();
  const isUnpaid = open !== undefined && (await withdrawExtraPayment(transaction, open.extra_payment_id, at));
  return isUnpaid ? open.period_start : subscription?.period_end;
};

/** Cancels the subscription of a customer's program at the end of the paid interval, once, and enqueues a mail. */
export const cancelProgram = (
  { db, now, randomId }: Pick<ServiceContext, 'db' | 'now' | 'randomId'>,
  { customerId, productId }: { readonly customerId: string; readonly productId: number },
): Promise<Result<void, CancelProgramIssue>> =>
  inTransaction(db, async (transaction) => {
    const at = now();
    const owned = await readOwnedPrograms(transaction, customerId);
    const program = owned.find((read) => read.program.productId === productId)?.program;
    if (program === undefined) return { ok: false, issues: [{ code: 'no_program' }] };
    const { subscriptionInterval, boughtAt, orderId } = program;
    if (subscriptionInterval === undefined) return { ok: false, issues: [{ code: 'no_subscription' }] };
    if (program.endsAt !== undefined) return { ok: true, value: undefined };
    const endsAt =
      (await endPayments(transaction, program, at)) ??
      new Date(paidUntil(Date.parse(boughtAt), subscriptionInterval, at.getTime()));
    const written = await transaction
      .insertInto('program_cancellations')
      .values({ customer_id: customerId, product_id: productId, order_id: orderId, cancelled_at: at, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (written) {
      const text = mailText(program, { endsAt, at });
      const subject = 'Your subscription is cancelled';
      await mailCustomer(transaction, { customerId, mailId: randomId(), subject, text, at });
    }
    return { ok: true, value: undefined };
  });
