export type * from './address/address.ts';
export type * from './address/country.ts';
export { isEmail } from './address/email.ts';
export {
  type AddressField,
  type AddressIssue,
  addressLabels,
  isAddressValid,
  isBillingValid,
  isContactValid,
  validateAddress,
  validateBilling,
  validateContact,
} from './address/validate-address.ts';
export type * from './content/block.ts';
export type * from './customer/customer.ts';
export { emailMessage, orderEmailMessage, requiredMessage } from './forms/messages.ts';
export { isBlank } from './forms/required.ts';
export { type FieldRules, validateField } from './forms/validate-field.ts';
export type * from './list/line-item.ts';
export type * from './list/list.ts';
export * from './money/index.ts';
export type * from './order/order.ts';
export type * from './product/product.ts';
export {
  isFreeShippingGroup,
  isHeavyDirect,
  isPickupAllowed,
  isPickupOrder,
  isPickupRate,
  pickupCode,
  shippingGroupsOf,
} from './shipping/pickup.ts';
export type * from './shipping/rate.ts';
export {
  allowsSplit,
  hasRateForEachPackage,
  packagesOf,
  type RateTerms,
  type RequestedCodes,
  type ShippingPackage,
  selectRates,
  shippingModeOf,
} from './shipping/select-rates.ts';
export { apoRegionCodes } from './site/apo-regions.ts';
export type * from './site/site.ts';
export {
  isSiteCode,
  isStoreId,
  pathWithinSite,
  siteByCode,
  siteByPath,
  siteByStoreId,
  sites,
} from './site/sites.ts';
export { storeSku } from './site/store-sku.ts';
