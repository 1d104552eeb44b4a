import type { ShipmentStatus } from '@ironcart/core/order';
import { amountFromColumn } from '../../../db/amount.ts';
import type { ToldOrder } from './agent-order.reader.ts';

/** Pieces of lines that were packed or returned. */
const piecesOf = (items: readonly { readonly listItemId: string; readonly qty: number }[], sign: 1 | -1) =>
  items.map(({ listItemId, qty }) => ({ id: listItemId, quantity: sign * qty }));

/** The protocol's names of tracking events. */
const eventTypes: Readonly<Record<ShipmentStatus, string>> = {
  handed_over: 'shipped',
  in_transit: 'in_transit',
  out_for_delivery: 'in_transit',
  delivered: 'delivered',
};

/** The fulfilment events of an order: packing, and the tracking of its packages. */
export const fulfillmentEvents = ({ shipments, lines, packedAt }: ToldOrder, trackerUrl: string) => [
  ...(packedAt
    ? [
        {
          id: 'packed',
          occurred_at: packedAt.toISOString(),
          type: 'processing',
          line_items: lines.map(({ item, qty }) => ({ id: item.listItemId, quantity: qty })),
        },
      ]
    : []),
  ...shipments.flatMap(({ shipmentId, carrier, trackingNumber, trackingUrl = trackerUrl, items, events }) =>
    events.map(({ status, happenedAt }, at) => ({
      id: `${shipmentId}-${at + 1}`,
      occurred_at: happenedAt,
      type: eventTypes[status],
      line_items: piecesOf(items, 1),
      tracking_number: trackingNumber,
      tracking_url: trackingUrl,
      carrier,
    })),
  ),
];

/** Changes after the order: returns, refunds, cancellation. */
export const adjustmentsOf = ({ returns, refunds, lines, cancelledAt }: ToldOrder) => [
  ...(cancelledAt
    ? [
        {
          id: 'cancellation',
          type: 'cancellation',
          occurred_at: cancelledAt.toISOString(),
          status: 'completed',
          line_items: lines.map(({ item, qty }) => ({ id: item.listItemId, quantity: -qty })),
        },
      ]
    : []),
  ...returns.map(({ rmaNumber, status, dateIssued, items }) => ({
    id: rmaNumber,
    type: 'return',
    occurred_at: dateIssued,
    status: status === 'issued' ? 'pending' : 'completed',
    line_items: piecesOf(items, -1),
  })),
  ...refunds.map(({ refund_id, rma_number, amount, payment_key, created_at, settled_at }) => ({
    id: refund_id,
    type: 'refund',
    occurred_at: created_at.toISOString(),
    status: settled_at ? 'completed' : 'pending',
    totals: [{ type: 'total', amount: -amountFromColumn(amount) }],
    description: [
      payment_key === null ? 'To the gift cards of the order' : 'To the payment of the order',
      ...(rma_number === null ? [] : [`for the return ${rma_number}`]),
    ].join(' '),
  })),
];
