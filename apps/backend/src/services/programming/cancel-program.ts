import type { Result } from '@ironcart/core/result';
import { paidUntil } from '@ironcart/core/subscription';
import { inTransaction } from '../../db/transaction.ts';
import { mailCustomer } from '../customer/mail-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { endPayments } from '../subscription/end-payments.ts';
import { cancelledSubject, cancelledText } from '../subscription/subscription-mails.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why a program was not cancelled. `no_subscription`: it is a one-time purchase. */
interface CancelProgramIssue {
  readonly code: 'no_program' | 'no_subscription';
}

/**
 * Cancels the subscription of a customer's program at the end of the paid interval, once, and enqueues a mail.
 * @returns when it ends
 */
export const cancelProgram = (
  { db, now, randomId, sites }: Pick<ServiceContext, 'db' | 'now' | 'randomId' | 'sites'>,
  { customerId, productId }: { readonly customerId: string; readonly productId: number },
): Promise<Result<Date, CancelProgramIssue>> =>
  inTransaction(db, async (transaction) => {
    const at = now();
    const owned = await readOwnedPrograms(transaction, customerId);
    const found = owned.find((read) => read.program.productId === productId);
    if (found === undefined) return { ok: false, issues: [{ code: 'no_program' }] };
    const { program } = found;
    const { timeZone } = sites.byStoreId(found.storeId);
    const { subscriptionInterval, boughtAt, orderId } = program;
    if (subscriptionInterval === undefined) return { ok: false, issues: [{ code: 'no_subscription' }] };
    if (program.endsAt !== undefined) return { ok: true, value: new Date(program.endsAt) };
    // An order whose subscription is not opened yet has the period that it will be opened with.
    const endsAt =
      (await endPayments(transaction, program, at)) ??
      new Date(paidUntil(Date.parse(boughtAt), subscriptionInterval, at.getTime(), timeZone));
    const written = await transaction
      .insertInto('program_cancellations')
      .values({ customer_id: customerId, product_id: productId, order_id: orderId, cancelled_at: at, ends_at: endsAt })
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .executeTakeFirst();
    if (written) {
      const text = cancelledText({ ...program, endsAt, at, timeZone });
      await mailCustomer(transaction, { customerId, mailId: randomId(), subject: cancelledSubject, text, at });
    }
    return { ok: true, value: endsAt };
  });
