import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction, retryingConflicts } from '../../db/transaction.ts';
import type { PaidCard } from '../../providers/payment/payment.ts';
import { returnEntitlements } from './entitlement-ledger.ts';
import { returnFiveForFive } from './five-for-five-ledger.ts';
import { refundGiftCards } from './gift-card-ledger.ts';
import { returnPromotions } from './promotion-ledger.ts';
import { returnStock } from './stock.ts';

/** The time and cause of a change: 'request <id>', 'job <name>', 'notification <id>'. */
export interface Change {
  readonly now: Date;
  readonly cause: string;
}

const undecided = ['new', 'payment_pending'] as const;

/**
 * Publishes a paid order, deactivates its list, and records the capture and the due mail, in one statement.
 * @param paymentReference null for an order without a payment
 * @returns whether the order was still undecided
 */
export const publishOrder = async (
  db: Database,
  orderId: string,
  {
    paymentReference,
    card,
    now,
    cause,
  }: Change & { readonly paymentReference: string | null; readonly card?: PaidCard | undefined },
): Promise<boolean> => {
  const statement = sql<{ readonly order_id: string }>`
    with published as (
      update orders set status = 'published', payment_reference = ${paymentReference}, placed_at = ${now},
        updated_at = ${now}, changed_by = ${cause}, card_brand = ${card?.brand ?? null}, card_last4 = ${card?.last4 ?? null}
      where order_id = ${orderId} and status in ('new', 'payment_pending')
      returning order_id, list_id, payment_reference
    ),
    put_away as (
      update lists set is_active = false from published where lists.list_id = published.list_id
    ),
    confirmation as (
      insert into order_confirmations_due (order_id, due_at) select order_id, ${now}::timestamptz from published
    ),
    noted as (
      insert into payment_events (order_id, kind, payment_reference, cause, happened_at)
      select order_id, 'captured', payment_reference, ${cause}, ${now}::timestamptz
      from published where payment_reference is not null
    )
    select order_id from published`;
  const { rows } = await retryingConflicts(() => statement.execute(db));
  return rows.length === 1;
};

/** Records that the order waits for the bank's challenge. */
export const awaitChallenge = async (
  db: Database,
  orderId: string,
  { paymentReference, expiresAt, now, cause }: Change & { readonly paymentReference: string; readonly expiresAt: Date },
): Promise<void> => {
  await sql`
    with pending as (
      update orders set status = 'payment_pending', payment_reference = ${paymentReference},
        challenge_expires_at = ${expiresAt}, updated_at = ${now}, changed_by = ${cause}
      where order_id = ${orderId} and status = 'new'
      returning order_id, payment_reference
    )
    insert into payment_events (order_id, kind, payment_reference, cause, happened_at)
    select order_id, 'challenged', payment_reference, ${cause}, ${now}::timestamptz from pending`.execute(db);
};

/**
 * Fails an order and returns its promotions' pieces, stock, gift cards and earned discounts.
 * @param failure the specification's code: payment_error or three_ds
 * @param isVoidDue whether the provider may hold money, so that the payment must be voided
 * @returns whether the order was still undecided
 */
export const failOrder = (
  db: Database,
  orderId: string,
  { failure, isVoidDue, now, cause }: Change & { readonly failure: string; readonly isVoidDue: boolean },
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('orders')
      .set({ status: 'payment_error', failure, void_due: isVoidDue, updated_at: now, changed_by: cause })
      .where('order_id', '=', orderId)
      .where('status', 'in', undecided)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await returnPromotions(transaction, orderId, now);
    await returnStock(transaction, orderId, now);
    await refundGiftCards(transaction, orderId, now);
    await returnEntitlements(transaction, orderId, now);
    await returnFiveForFive(transaction, orderId, now);
    return true;
  });

/**
 * Records that a failed order's payment was released, and why (I5).
 * @param release the released payment; undefined if the provider does not know one
 */
export const noteReleased = async (
  db: Database,
  orderId: string,
  {
    release,
    now,
    cause,
  }: Change & {
    readonly release:
      | { readonly paymentReference: string; readonly kind: 'refused' | 'voided' | 'refunded' }
      | undefined;
  },
): Promise<void> => {
  const reference = release?.paymentReference ?? null;
  const isLetGoNow = release !== undefined && release.kind !== 'refused';
  await sql`
    with released as (
      update orders set void_due = false, payment_reference = coalesce(${reference}, payment_reference),
        updated_at = ${now}, changed_by = ${cause}
      where order_id = ${orderId} and (void_due or ${isLetGoNow})
      returning order_id
    )
    insert into payment_events (order_id, kind, payment_reference, cause, happened_at)
    select order_id, ${release?.kind ?? 'refused'}, ${reference}, ${cause}, ${now}::timestamptz
    from released where ${release !== undefined}`.execute(db);
};
