import { type Money, money } from '@ironcart/core/money';
import type { Result } from '@ironcart/core/result';
import type { ReturnStatus } from '@ironcart/core/return';
import { sql } from 'kysely';
import { amountFromColumn, amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { cancelRefundedRegistrations } from '../event/cancel-registrations.ts';
import { readRefundable, writeRefunds } from '../refund/write-refunds.ts';

/** Staff's action on a return: its arrival, or a refund for it. */
export type ReturnMove =
  | { readonly to: 'received' }
  /** `amount` in minor units of the order's currency. */
  | { readonly to: 'refunded'; readonly amount: Money };

/** Why a return was not changed. */
export type MoveIssue =
  | { readonly code: 'no_return' }
  | { readonly code: 'moved_before'; readonly status: ReturnStatus }
  /** The sum of all refunds would exceed the order's total. */
  | { readonly code: 'too_much'; readonly left: Money };

/** The order whose return was changed, or why it was not. */
type Moved = Result<{ readonly orderId: string }, MoveIssue>;

interface KnownReturn {
  readonly order_id: string;
  readonly status: ReturnStatus;
  readonly received_at: Date | null;
  readonly paid: string;
  readonly refunded: string;
}

/** Reads a return with the paid and refunded amounts of its order, and locks the order. */
const readLocked = async (transaction: Transaction, rmaNumber: string): Promise<KnownReturn | undefined> => {
  await sql`select from orders where order_id in
    (select order_id from return_authorizations where rma_number = ${rmaNumber}) for update`.execute(transaction);
  const { rows } = await sql<KnownReturn>`
    select order_id, returns.status, received_at, grand_total_including_tax::text as paid,
      (select coalesce(sum(refund), 0)::text from return_authorizations others
       where others.order_id = returns.order_id) as refunded
    from return_authorizations returns join orders using (order_id)
    where rma_number = ${rmaNumber}`.execute(transaction);
  return rows[0];
};

/** A move of one return. */
interface Moving {
  readonly rmaNumber: string;
  readonly move: ReturnMove;
  readonly now: Date;
  /** Creates a UUID for each call. */
  readonly randomId: () => string;
}

const write = async (transaction: Transaction, { rmaNumber, move, now, randomId }: Moving): Promise<Moved> => {
  const known = await readLocked(transaction, rmaNumber);
  if (!known) return { ok: false, issues: [{ code: 'no_return' }] };
  const { order_id: orderId, status, received_at: receivedAt, paid, refunded } = known;
  if (status === 'refunded' || status === move.to) return { ok: false, issues: [{ code: 'moved_before', status }] };
  if (move.to === 'refunded') {
    const unreturned = amountFromColumn(paid) - amountFromColumn(refunded);
    const left = money(Math.min(unreturned, await readRefundable(transaction, orderId)));
    if (move.amount > left) return { ok: false, issues: [{ code: 'too_much', left }] };
    await writeRefunds(transaction, { orderId, rmaNumber, amount: move.amount, now, randomId });
  }
  const refund =
    move.to === 'refunded' ? { refunded_at: now, refund: amountToColumn(move.amount) } : { refunded_at: null };
  await transaction
    .updateTable('return_authorizations')
    .set({ status: move.to, received_at: receivedAt ?? now, ...refund })
    .where('rma_number', '=', rmaNumber)
    .execute();
  if (move.to === 'refunded') await cancelRefundedRegistrations(transaction, orderId, now);
  return { ok: true, value: { orderId } };
};

/** Records the arrival of a return, or refunds an amount to the original payments; `payRefunds` pays it. */
export const moveReturn = (db: Database, moving: Moving): Promise<Moved> =>
  inTransaction(db, (transaction) => write(transaction, moving));
