import type { OwnedProgram } from '@ironcart/core/customer';
import { paidUntil } from '@ironcart/core/product-page';
import type { Result } from '@ironcart/core/result';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why a program was not cancelled. `no_subscription`: it is paid once. */
interface CancelProgramIssue {
  readonly code: 'no_program' | 'no_subscription';
}

const mailOf = (firstname: string, { name, orderId }: OwnedProgram, endsOn: string): string => `Hello ${firstname},

your subscription of ${name} (order ${orderId}) is cancelled. It goes on until ${endsOn}, which is paid. Nothing is taken
after that.
`;

const tell = async (
  transaction: Transaction,
  { mailId, customerId, program, at }: { mailId: string; customerId: string; program: OwnedProgram; at: Date },
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
    body: mailOf(firstname, program, program.endsAt?.slice(0, 10) ?? ''),
    at,
  });
};

/** Cancels the subscription of a customer's program at the end of the paid interval, once, and enqueues a mail. */
export const cancelProgram = (
  { db, now, randomId }: Pick<ServiceContext, 'db' | 'now' | 'randomId'>,
  { customerId, productId }: { readonly customerId: string; readonly productId: number },
): Promise<Result<OwnedProgram, CancelProgramIssue>> =>
  inTransaction(db, async (transaction) => {
    const at = now();
    const find = async () =>
      (await readOwnedPrograms(transaction, customerId)).find((program) => program.productId === productId);
    const program = await find();
    if (program === undefined) return { ok: false, issues: [{ code: 'no_program' }] };
    if (program.cancelledAt !== undefined) return { ok: true, value: program };
    const { subscriptionInterval, boughtAt, orderId } = program;
    if (subscriptionInterval === undefined) return { ok: false, issues: [{ code: 'no_subscription' }] };
    const endsAt = new Date(paidUntil(Date.parse(boughtAt), subscriptionInterval, at.getTime()));
    const written = await transaction
      .insertInto('program_cancellations')
      .values({ customer_id: customerId, product_id: productId, order_id: orderId, cancelled_at: at, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    const cancelled = { ...program, cancelledAt: at.toISOString(), endsAt: endsAt.toISOString() };
    if (written) await tell(transaction, { mailId: randomId(), customerId, program: cancelled, at });
    return { ok: true, value: (await find()) ?? cancelled };
  });
