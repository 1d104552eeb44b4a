export { arrivalDates, type WorkingDays } from './arrival-dates.ts';
export { collectionLines } from './collection-lines.ts';
export { dispatchDate } from './dispatch-date.ts';
export {
  isPickupAllowed,
  isPickupOrder,
  isPickupRate,
  type PickupObstacle,
  pickupCode,
  pickupObstacle,
} from './pickup.ts';
export { type PickupAddress, pickupAddressLines } from './pickup-address.ts';
export { type QuoteAddress, quoteAddressOf, quoteAddressSchema } from './quote-address.ts';
export type * from './rate.ts';
export { noShippingAddressMessage, ratesAddressOf } from './rates-address.ts';
export {
  allowsSplit,
  hasRateForEachPackage,
  packagesOf,
  type RateTerms,
  type RequestedCodes,
  type ShippingPackage,
  selectRates,
  shippingModeOf,
} from './select-rates.ts';
export { isShipped, shippedWeight } from './shipped-weight.ts';
export { isHeavyDirect, type Shipped, shipsFree } from './shipping-groups.ts';
export { type DeliverableItem, isVirtualOrder } from './virtual-items.ts';
