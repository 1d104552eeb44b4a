import type { Tracking } from '@ironcart/core/order';
import type { WireTracking } from '../contract/shipment.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const trackingToWire = ({ shipments, waiting, refunds, ...tracking }: Tracking): WireTracking => ({
  ...tracking,
  shipments: shipments.map(({ items, events, ...shipment }) => ({
    ...shipment,
    items: [...items],
    events: [...events],
  })),
  waiting: [...waiting],
  refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amount: moneyToWire(amount) })),
});

/** The inverse of `trackingToWire`. */
export const trackingFromWire = ({ refunds, ...wire }: WireTracking): Tracking => ({
  ...wire,
  refunds: refunds.map(({ amount, ...refund }) => ({ ...refund, amount: moneyFromWire(amount) })),
});
