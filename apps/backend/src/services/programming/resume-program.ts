import type { Result } from '@ironcart/core/result';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnedPrograms } from './programming.reader.ts';

/** Why a cancellation was not revoked. `subscription_ended`: its paid period is over. */
interface ResumeProgramIssue {
  readonly code: 'no_program' | 'no_subscription' | 'subscription_ended';
}

/** Revokes the cancellation of a customer's program, so that it is charged again from the end of its paid period. */
export const resumeProgram = (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { customerId, productId }: { readonly customerId: string; readonly productId: number },
): Promise<Result<void, ResumeProgramIssue>> =>
  inTransaction(db, async (transaction) => {
    const at = now();
    const owned = await readOwnedPrograms(transaction, customerId);
    const program = owned.find((read) => read.program.productId === productId)?.program;
    if (program === undefined) return { ok: false, issues: [{ code: 'no_program' }] };
    const { subscriptionInterval, orderId, endsAt } = program;
    if (subscriptionInterval === undefined) return { ok: false, issues: [{ code: 'no_subscription' }] };
    if (endsAt === undefined) return { ok: true, value: undefined };
    const { rows } = await sql`
      select from subscriptions
      where order_id = ${orderId} and product_id = ${productId} and ended_at is null for update`.execute(transaction);
    if (rows.length === 0 || endsAt <= at.toISOString()) return { ok: false, issues: [{ code: 'subscription_ended' }] };
    await transaction
      .deleteFrom('program_cancellations')
      .where('order_id', '=', orderId)
      .where('product_id', '=', productId)
      .execute();
    return { ok: true, value: undefined };
  });
