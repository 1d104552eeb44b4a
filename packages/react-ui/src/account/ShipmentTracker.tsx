import { type Shipment, shipmentStatus, shipmentStatuses, type Tracking } from '@ironcart/core/order';
import { DateText } from './DateText.tsx';
import styles from './ShipmentTracker.module.css';
import { shipmentStatusLabels } from './status-words.ts';
import { Timeline, type TimelineStep } from './Timeline.tsx';

export interface ShipmentTrackerProps {
  readonly shipments: readonly Shipment[];
  /** Items not packed yet. */
  readonly waiting: Tracking['waiting'];
  /** 3 inside a section with a heading. */
  readonly headingLevel?: 2 | 3 | undefined;
}

/** The steps of a package: past events and upcoming ones. */
const stepsOf = (shipment: Shipment): readonly TimelineStep[] => {
  const furthest = shipmentStatuses.indexOf(shipmentStatus(shipment));
  return shipmentStatuses.map((status, index) => {
    const event = shipment.events.findLast((candidate) => candidate.status === status);
    const isLast = index === shipmentStatuses.length - 1;
    return {
      id: status,
      label: shipmentStatusLabels[status],
      at: event?.happenedAt,
      note: event?.place,
      state: index > furthest ? 'next' : index === furthest && !isLast ? 'now' : 'done',
    };
  });
};

const itemsText = (items: Tracking['waiting']): string => items.map(({ qty, name }) => `${qty} × ${name}`).join(', ');

/** A tracking number, linked to the carrier's page if there is one. */
const TrackingNumber = ({ trackingNumber, trackingUrl }: Shipment) =>
  trackingUrl === undefined ? trackingNumber : <a href={trackingUrl}>{trackingNumber}</a>;

/** The packages of an order with their tracking events, and the items not packed yet. */
export const ShipmentTracker = ({ shipments, waiting, headingLevel = 2 }: ShipmentTrackerProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.packages}>
      {shipments.map((shipment, index) => (
        <section key={shipment.shipmentId} className={styles.package}>
          <Heading className={styles.title}>
            {shipments.length === 1 ? 'Package' : `Package ${index + 1} of ${shipments.length}`}
            {`: ${shipmentStatusLabels[shipmentStatus(shipment)].toLowerCase()}`}
          </Heading>
          <p>{itemsText(shipment.items)}</p>
          <p className={styles.carrier}>
            {`${shipment.carrier}, `}
            <TrackingNumber {...shipment} />
            {', since '}
            <DateText value={shipment.shippedAt} />
          </p>
          <Timeline label={`Way of package ${index + 1}`} steps={stepsOf(shipment)} />
        </section>
      ))}
      {waiting.length > 0 && (
        <section className={styles.package}>
          <Heading className={styles.title}>
            {shipments.length === 0 ? 'Nothing shipped yet' : 'Not shipped yet'}
          </Heading>
          <p>{itemsText(waiting)}</p>
        </section>
      )}
    </div>
  );
};
