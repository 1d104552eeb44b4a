import type { ShipmentStatus } from '@ironcart/core/order';
import { amountFromColumn } from '../../../db/amount.ts';
import { type AgentOrder, lineIdOf } from './agent-order.reader.ts';

/** How the protocol calls the events of a package. */
const eventTypes: Readonly<Record<ShipmentStatus, string>> = {
  handed_over: 'shipped',
  in_transit: 'in_transit',
  out_for_delivery: 'in_transit',
  delivered: 'delivered',
};

/** What happened to the goods of an order: it was packed, and how far its packages are. */
export const fulfillmentEvents = ({ parcels, lines, packedAt }: AgentOrder, trackingUrl: string) => [
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
  ...parcels.flatMap(({ shipment_id, carrier, tracking_number, pieces, events }) =>
    events.map(({ status, happened_at }, at) => ({
      id: `${shipment_id}-${at + 1}`,
      // A moment within JSON is a text.
      occurred_at: new Date(happened_at).toISOString(),
      type: eventTypes[status],
      line_items: pieces.map((piece) => ({ id: lineIdOf(piece), quantity: piece.qty })),
      tracking_number,
      tracking_url: trackingUrl,
      carrier,
    })),
  ),
];

/** What was changed after the order: returns, refunds, the cancellation. */
export const adjustmentsOf = ({ returns, refunds, lines, cancelledAt }: AgentOrder) => [
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
  ...returns.map(({ rma_number, status, issued_at, pieces }) => ({
    id: rma_number,
    type: 'return',
    occurred_at: issued_at.toISOString(),
    status: status === 'issued' ? 'pending' : 'completed',
    line_items: pieces.map((piece) => ({ id: lineIdOf(piece), quantity: -piece.qty })),
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
