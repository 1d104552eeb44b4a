import type { ShipmentStatus } from '@ironcart/core/order';
import type { ReturnReason } from '@ironcart/core/return';

/** The reasons for a return in the shopper's words. */
export const returnReasonLabels: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Arrived damaged',
  defective: 'Does not work',
  wrong_item: 'Not what I ordered',
  not_as_described: 'Not as described',
  arrived_late: 'Arrived too late',
  changed_mind: 'Changed my mind',
  other: 'Another reason',
};

/** Where a package is, in the shopper's words. */
export const shipmentStatusLabels: Readonly<Record<ShipmentStatus, string>> = {
  handed_over: 'Handed over',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
};
