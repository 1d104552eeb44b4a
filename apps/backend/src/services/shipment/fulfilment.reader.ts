import type { OrderFulfilment, OrderStage } from '@ironcart/core/order';
import type { ReturnTerms } from '@ironcart/core/return';
import { type DeliverableItem, isVirtualOrder } from '@ironcart/core/shipping';
import { type RawBuilder, sql } from 'kysely';
import { type Arrival, hasArrivedSince, orderArrival, returnPeriodOf } from '../return/return-period.reader.ts';

/** Pieces of an order in packages and returns. */
export type MovedPieces = Pick<OrderFulfilment, 'shipped' | 'delivered' | 'returned' | 'returnable'> & {
  readonly arrival: Arrival;
};

/** Pieces of an order in packages and returns, as a column of a query on `orders`. */
export const movedPieces: RawBuilder<MovedPieces> = sql<MovedPieces>`(
  select json_build_object(
    'shipped', coalesce(sum(shipped_qty), 0)::int,
    'returnable', coalesce(sum(greatest(shipped_qty - returned_qty, 0)), 0)::int,
    'delivered', (select coalesce(sum(shipment_items.qty), 0)::int
      from shipment_items join shipments using (shipment_id)
      where shipment_items.order_id = orders.order_id and delivered_at is not null),
    'returned', (select coalesce(sum(return_items.qty), 0)::int
      from return_items join return_authorizations using (rma_number)
      where return_items.order_id = orders.order_id and received_at is not null),
    'arrival', ${orderArrival})
  from order_items where order_items.order_id = orders.order_id)`;

const hasLine = (condition: RawBuilder<boolean>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from order_items where order_items.order_id = orders.order_id and ${condition})`;

const isShipped = hasLine(sql`shipped_qty > 0`);

/** Whether the order is delivered physically; false for one of programs and gift cards by e-mail. */
const isDelivered = sql`jsonb_array_length(orders.document -> 'shipping') > 0`;

const stages: Readonly<Record<Exclude<OrderStage, 'returnable'>, RawBuilder<boolean>>> = {
  open: sql`(orders.status in ('published', 'payment_complete') and cancelled_at is null and ${isDelivered} and not ${isShipped})`,
  shipped: isShipped,
  returned: hasLine(sql`returned_qty > 0`),
  cancelled: sql`cancelled_at is not null`,
};

/**
 * The SQL condition that an order of a query on `orders` is at a stage.
 * @param since goods that arrived earlier can no longer be returned, in milliseconds since the epoch; undefined: no
 *   limit
 */
export const isAtStage = (stage: OrderStage, since: number | undefined): RawBuilder<boolean> =>
  stage === 'returnable'
    ? sql<boolean>`(${hasLine(sql`shipped_qty > returned_qty`)} and ${hasArrivedSince(since)})`
    : stages[stage];

/** The fulfilment progress of an order. @param items as accepted */
export const fulfilmentOf = (
  items: readonly (DeliverableItem & { readonly qty: number })[],
  {
    moved,
    packedAt,
    ...asked
  }: {
    readonly moved: MovedPieces;
    readonly packedAt: Date | null;
    readonly site: ReturnTerms;
    readonly now: Date;
  },
): OrderFulfilment => {
  const { arrival, ...pieces } = moved;
  const { isOver, until } = returnPeriodOf(arrival, asked);
  return {
    toShip: items.reduce((count, item) => count + (isVirtualOrder([item]) ? 0 : item.qty), 0),
    ...pieces,
    ...(isOver ? { returnable: 0 } : {}),
    ...(until === undefined || pieces.returnable === 0 ? {} : { returnableUntil: until }),
    ...(packedAt === null ? {} : { packedAt: packedAt.toISOString() }),
  };
};
