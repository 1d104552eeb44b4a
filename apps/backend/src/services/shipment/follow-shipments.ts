import { shipmentStatuses } from '@ironcart/core/order';
import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { CarrierEvent, ParcelCarrier } from './parcel-carrier.ts';

export interface FollowContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly parcelCarriers: readonly ParcelCarrier[];
}

/** Packages that one run asks about. */
const batch = 100;

/** Takes the packages of a carrier that are due; no other process asks about them until they are due again. */
const takeDue = ({ db, now }: FollowContext, { name, lookEveryMs }: ParcelCarrier) =>
  db
    .updateTable('shipments')
    .set({ next_look_at: new Date(now().getTime() + lookEveryMs) })
    .where('shipment_id', 'in', (select) =>
      select
        .selectFrom('shipments')
        .select('shipment_id')
        .where('carrier', '=', name)
        .where('delivered_at', 'is', null)
        .where('next_look_at', '<=', now())
        .orderBy('next_look_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['shipment_id', 'tracking_number', 'shipped_at'])
    .execute();

/** Events that are kept of what a carrier says at once. */
const mostEvents = 50;

/** As many characters as the tracker shows of a place. */
const longestPlace = 200;

const noteEvents = (db: Database, shipmentId: string, events: readonly CarrierEvent[]): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await transaction
      .insertInto('shipment_events')
      .values(
        events.map(({ status, happenedAt, place }) => ({
          shipment_id: shipmentId,
          status,
          happened_at: happenedAt,
          place: place?.slice(0, longestPlace) ?? null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const arrival = events.find(({ status }) => status === 'delivered');
    if (!arrival) return;
    await transaction
      .updateTable('shipments')
      .set({ delivered_at: arrival.happenedAt })
      .where('shipment_id', '=', shipmentId)
      .where('delivered_at', 'is', null)
      .execute();
  });

/**
 * Asks the carriers about the packages that are under way, and notes what happened to them. A carrier that does not answer
 * is asked again when its packages are due again. Several processes may run it at once.
 */
export const followShipments = async (context: FollowContext): Promise<void> => {
  const { db, now, logger, parcelCarriers } = context;
  for (const carrier of parcelCarriers) {
    for (const { shipment_id: shipmentId, tracking_number, shipped_at } of await takeDue(context, carrier)) {
      try {
        const told = await carrier.follow({ trackingNumber: tracking_number, shippedAt: shipped_at, now: now() });
        const events = told.filter(({ status }) => shipmentStatuses.includes(status)).slice(-mostEvents);
        if (events.length > 0) await noteEvents(db, shipmentId, events);
      } catch (error) {
        logger.error({ err: error, shipmentId, carrier: carrier.name }, 'A carrier did not say where a package is');
      }
    }
  }
};
