import { shipmentStatuses } from '@ironcart/core/order';
import type { Logger } from 'pino';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { answerWithin, NoAnswerError } from '../../providers/answer-within.ts';
import type { CarrierEvent, ParcelCarrier } from './parcel-carrier.ts';

export interface FollowContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly parcelCarriers: readonly ParcelCarrier[];
  /** Time limit of one response, in milliseconds. */
  readonly patienceMs?: number | undefined;
}

/** Default time limit of a carrier's response, in milliseconds; other work waits for it. */
const usualPatienceMs = 10_000;

/** Maximum number of packages per run. */
const batch = 100;

/** Claims a carrier's due packages, so that no other process polls them until they are due again. */
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
        .where(isDueBy('next_look_at', now(), lookEveryMs))
        .orderBy('next_look_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['shipment_id', 'tracking_number', 'shipped_at'])
    .execute();

/** Maximum number of stored events per response of a carrier. */
const mostEvents = 50;

/** Maximum length of a place that the tracker shows. */
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

/** Polls a carrier for its due packages; if it does not respond at all, its other packages are skipped. */
const followCarrier = async (context: FollowContext, carrier: ParcelCarrier): Promise<void> => {
  const { db, now, logger, patienceMs = usualPatienceMs } = context;
  for (const { shipment_id: shipmentId, tracking_number, shipped_at } of await takeDue(context, carrier)) {
    try {
      const asked = carrier.follow({ trackingNumber: tracking_number, shippedAt: shipped_at, now: now() });
      const told = await answerWithin(asked, patienceMs);
      const events = told.filter(({ status }) => shipmentStatuses.includes(status)).slice(-mostEvents);
      if (events.length > 0) await noteEvents(db, shipmentId, events);
    } catch (error) {
      logger.error(
        { err: error, shipmentId, carrier: carrier.name },
        'A carrier did not return the state of a package',
      );
      if (error instanceof NoAnswerError) return;
    }
  }
};

/**
 * Requests tracking events of packages in transit from their carriers and stores them. A failed request is repeated
 * when its packages are due again. Several processes may run it concurrently.
 */
export const followShipments = async (context: FollowContext): Promise<void> => {
  for (const carrier of context.parcelCarriers) await followCarrier(context, carrier);
};
