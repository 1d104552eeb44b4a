import type { OwnedProgram } from '@ironcart/core/customer';
import type { Result } from '@ironcart/core/result';
import { paidUntil } from '@ironcart/core/subscription';
import { sql } from 'kysely';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why a program was not cancelled. `no_subscription`: it is paid once. */
interface CancelProgramIssue {
  readonly code: 'no_program' | 'no_subscription';
}

const mailOf = (
  firstname: string,
  { name, orderId }: OwnedProgram,
  { endsAt, at }: { endsAt: Date; at: Date },
): string => {
  const day = endsAt.toISOString().slice(0, 10);
  const end = endsAt > at ? `It goes on until ${day}, which is paid.` : `It ended on ${day}, until when it was paid.`;
  return `Hello ${firstname},

your subscription of ${name} (order ${orderId}) is cancelled. ${end} Nothing is taken
after that.
`;
};

const tell = async (
  transaction: Transaction,
  {
    mailId,
    customerId,
    program,
    ...when
  }: { mailId: string; customerId: string; program: OwnedProgram; endsAt: Date; at: Date },
): Promise<void> => {
  const { email, firstname } = await transaction
    .selectFrom('customers')
    .select(['email', 'firstname'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  await putIntoOutbox(transaction, {
    mailId,
    recipient: email,
    subject: 'Your subscription is cancelled',
    body: mailOf(firstname, program, when),
    at: when.at,
  });
};

/**
 * End of the paid period: a payment that is being made counts as paid, one that is only due does not. The subscription's
 * row is locked, so that no payment is requested meanwhile.
 */
const readPaidEnd = async (
  transaction: Transaction,
  { orderId, productId }: Pick<OwnedProgram, 'orderId' | 'productId'>,
): Promise<Date | undefined> => {
  await sql`select from subscriptions where order_id = ${orderId} and product_id = ${productId} for update`.execute(
    transaction,
  );
  const { rows } = await sql<{ readonly paid_end: Date }>`
    select coalesce((
      select min(period_start) from subscription_payments payments
      where payments.order_id = subscriptions.order_id and payments.product_id = subscriptions.product_id
        and settled_at is null
        and not exists (select from extra_payment_attempts live
          where live.extra_payment_id = payments.extra_payment_id and live.status <> 'payment_error')
    ), period_end) as paid_end
    from subscriptions where order_id = ${orderId} and product_id = ${productId}`.execute(transaction);
  return rows[0]?.paid_end;
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
      (await readPaidEnd(transaction, program)) ??
      new Date(paidUntil(Date.parse(boughtAt), subscriptionInterval, at.getTime()));
    const written = await transaction
      .insertInto('program_cancellations')
      .values({ customer_id: customerId, product_id: productId, order_id: orderId, cancelled_at: at, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (written) await tell(transaction, { mailId: randomId(), customerId, program, endsAt, at });
    return { ok: true, value: undefined };
  });
