import type { ShipmentStatus } from '@ironcart/core/order';

/** Where a package is, in the shopper's words. */
export const shipmentStatusLabels: Readonly<Record<ShipmentStatus, string>> = {
  handed_over: 'Handed over',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
};
