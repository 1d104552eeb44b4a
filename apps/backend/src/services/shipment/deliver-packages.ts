import type { Result } from '@ironcart/core/result';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Packages whose delivery is known from a source other than their carrier. */
export interface Delivery {
  readonly orderId: string;
  /** Default: all packages of the order that are in transit. */
  readonly trackingNumber?: string | undefined;
  readonly now: Date;
}

/** Why no package was marked as delivered. */
export type DeliverIssue =
  | { readonly code: 'no_package' }
  /** All packages were delivered before. */
  | { readonly code: 'nothing_under_way' };

/**
 * Records the delivery of packages like a carrier's event, for carriers without tracking.
 * @returns the number of packages
 */
export const deliverPackages = (
  db: Database,
  { orderId, trackingNumber, now }: Delivery,
): Promise<Result<number, DeliverIssue>> =>
  inTransaction(db, async (transaction) => {
    const meant = await transaction
      .selectFrom('shipments')
      .select(['shipment_id', 'delivered_at'])
      .where('order_id', '=', orderId)
      .$if(trackingNumber !== undefined, (query) => query.where('tracking_number', '=', trackingNumber ?? ''))
      .forUpdate()
      .execute();
    if (meant.length === 0) return { ok: false, issues: [{ code: 'no_package' }] };
    const arrived = meant.filter(({ delivered_at }) => delivered_at === null).map(({ shipment_id }) => shipment_id);
    if (arrived.length === 0) return { ok: false, issues: [{ code: 'nothing_under_way' }] };
    await transaction.updateTable('shipments').set({ delivered_at: now }).where('shipment_id', 'in', arrived).execute();
    await transaction
      .insertInto('shipment_events')
      .values(arrived.map((shipment_id) => ({ shipment_id, status: 'delivered', happened_at: now, place: null })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { ok: true, value: arrived.length };
  });
