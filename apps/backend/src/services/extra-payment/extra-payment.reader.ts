import type { WireOrder } from '@ironcart/api/contract';
import type { ExtraPayment, ExtraPaymentStatus } from '@ironcart/core/payment';
import type { Selectable } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import { placedBy } from '../checkout/placed-by.ts';
import type { Session } from '../session/session-store.ts';
import { paymentOpeningLifetimeMs } from './payment-link.ts';

export type AttemptRow = Selectable<Tables['extra_payment_attempts']>;

const statusOf = (attempt: AttemptRow['status'] | null): ExtraPaymentStatus => {
  if (attempt === null || attempt === 'payment_error') return 'due';
  return attempt === 'payment_complete' ? attempt : 'payment_pending';
};

/** Selects additional payments with their active attempts; the caller must restrict access. */
const selectVisible = (db: Database) =>
  db
    .selectFrom('extra_payments as extra')
    .innerJoin('orders', 'orders.order_id', 'extra.order_id')
    .leftJoin('extra_payment_attempts as attempt', (join) =>
      join.onRef('attempt.extra_payment_id', '=', 'extra.extra_payment_id').on('attempt.status', '<>', 'payment_error'),
    )
    .select([
      'extra.extra_payment_id',
      'extra.order_id',
      'orders.store_id',
      'extra.amount',
      'extra.currency',
      'extra.reason',
      'extra.created_at',
      'orders.document',
      'attempt.status as attempt_status',
    ])
    // For a cancelled order or a withdrawn payment, nothing is due any more.
    .where((where) =>
      where.or([
        where.and([where('orders.cancelled_at', 'is', null), where('extra.withdrawn_at', 'is', null)]),
        where('attempt.status', '=', 'payment_complete'),
      ]),
    );

type OwnRow = Awaited<ReturnType<ReturnType<typeof selectVisible>['execute']>>[number];

const extraPaymentOf = (row: OwnRow): ExtraPayment => ({
  _id: row.extra_payment_id,
  orderId: row.order_id,
  storeId: row.store_id,
  amount: amountFromColumn(row.amount),
  currency: row.currency,
  reason: row.reason,
  status: statusOf(row.attempt_status),
  createdAt: row.created_at.toISOString(),
});

/** The additional payments of an order that the session may read, oldest first. */
export const readExtraPayments = async (
  db: Database,
  orderId: string,
  session: Session,
): Promise<readonly ExtraPayment[]> => {
  const rows = await selectVisible(db)
    .where(placedBy(session))
    .where('extra.order_id', '=', orderId)
    .orderBy('extra.created_at')
    .orderBy('extra.extra_payment_id')
    .limit(100)
    .execute();
  return rows.map(extraPaymentOf);
};

/** An additional payment with its payer, the order's shopper. */
export interface OwnExtraPayment {
  readonly extraPayment: ExtraPayment;
  readonly payer: { readonly email: string; readonly countryId: string };
}

/** An additional payment of an order that the session may read, or that it opened by the link in the mail. */
export const readExtraPayment = async (
  db: Database,
  id: string,
  session: Session,
  at: Date,
): Promise<OwnExtraPayment | undefined> => {
  const row = await selectVisible(db)
    .where('extra.extra_payment_id', '=', id)
    .where((where) =>
      where.or([
        placedBy(session)(where),
        where.exists(
          where
            .selectFrom('extra_payment_openings as opening')
            .select('opening.opened_at')
            .whereRef('opening.extra_payment_id', '=', 'extra.extra_payment_id')
            .where('opening.session_id', '=', session.sessionId)
            .where('opening.opened_at', '>', new Date(at.getTime() - paymentOpeningLifetimeMs)),
        ),
      ]),
    )
    .executeTakeFirst();
  if (!row) return undefined;
  // The document is the wire's order as it was accepted: it always has a billing address.
  const document = row.document as unknown as Pick<WireOrder, 'customer' | 'billingAddress'>;
  return {
    extraPayment: extraPaymentOf(row),
    payer: { email: document.customer.email, countryId: document.billingAddress?.countryId ?? '' },
  };
};

/** The active attempt, or the latest failed one. */
export const findAttempt = (db: Database, extraPaymentId: string): Promise<AttemptRow | undefined> =>
  db
    .selectFrom('extra_payment_attempts')
    .selectAll()
    .where('extra_payment_id', '=', extraPaymentId)
    .orderBy((order) => order('status', '=', 'payment_error'))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

export const readAttempt = (db: Database, paymentKey: string): Promise<AttemptRow | undefined> =>
  db.selectFrom('extra_payment_attempts').selectAll().where('payment_key', '=', paymentKey).executeTakeFirst();

/** Whether the store has requested an extra payment with this id. */
export const isExtraPayment = async (db: Database, id: string): Promise<boolean> =>
  (await db
    .selectFrom('extra_payments')
    .select('extra_payment_id')
    .where('extra_payment_id', '=', id)
    .executeTakeFirst()) !== undefined;
