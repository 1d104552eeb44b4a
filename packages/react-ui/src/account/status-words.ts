import type { ShipmentStatus } from '@ironcart/core/order';
import type { ReturnReason } from '@ironcart/core/return';

/** The display text of each reason for a return. */
export const returnReasonLabels: Readonly<Record<ReturnReason, string>> = {
  damaged: 'Arrived damaged',
  defective: 'Does not work',
  wrong_item: 'Not what I ordered',
  not_as_described: 'Not as described',
  arrived_late: 'Arrived too late',
  changed_mind: 'Changed my mind',
  other: 'Another reason',
};

/** The display text of each tracking status. */
export const shipmentStatusLabels: Readonly<Record<ShipmentStatus, string>> = {
  handed_over: 'Handed over',
  in_transit: 'In transit',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
};
