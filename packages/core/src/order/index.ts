export { isCancellable, type OrderProgress, type Refund } from './cancellation.ts';
export { defaultOrder, defaultPaymentType } from './default-order.ts';
export { describeBilling } from './describe-billing.ts';
export { everyInterval } from './every-interval.ts';
export {
  type OrderFulfilment,
  type OrderStage,
  type OrderState,
  type OrderStateFacts,
  orderStages,
  orderState,
} from './fulfilment.ts';
export { hasGiftCard, normalisedGiftCardCode } from './gift-card-codes.ts';
export type * from './order.ts';
export { normalisedOrderNumber } from './order-number.ts';
export { canChangeStatus, isFinalStatus, isPlaced } from './order-status.ts';
export { packedItem } from './packed-item.ts';
export { type QuoteItem, quoteItemsOf } from './quote-items.ts';
export { type RatedOrder, rateFingerprint } from './rate-fingerprint.ts';
export {
  type Shipment,
  type ShipmentEvent,
  type ShipmentStatus,
  type ShippedItem,
  shipmentStatus,
  shipmentStatuses,
  type Tracking,
} from './shipment.ts';
export { skusNamedIn } from './skus-named-in.ts';
export { taxAddressOf } from './tax-address.ts';
