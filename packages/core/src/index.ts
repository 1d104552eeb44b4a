export type * from './address/address.ts';
export { withSavedAddress } from './address/address-book.ts';
export type * from './address/country.ts';
export { isEmail } from './address/email.ts';
export { emptyAddress } from './address/empty-address.ts';
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
export { currentCart, currentList } from './list/current-cart.ts';
export { lineIdentity, withAddedItem } from './list/line-identity.ts';
export type * from './list/line-item.ts';
export { lineQuantityCap } from './list/line-quantity-cap.ts';
export type * from './list/list.ts';
export { type DeliverableItem, isVirtualItem, isVirtualOrder } from './list/virtual-items.ts';
export * from './money/index.ts';
export { defaultOrder, defaultPaymentType } from './order/default-order.ts';
export {
  type DraftOrder,
  decodeDraft,
  draftLifetimeMs,
  draftStorageKey,
  encodeDraft,
  restoreDraft,
} from './order/draft-order.ts';
export { hasGiftCard, normalisedGiftCardCode } from './order/gift-card-codes.ts';
export type * from './order/order.ts';
export { canBecome, isFinalStatus, isPlaced } from './order/order-status.ts';
export {
  isPlacementFailureCode,
  type PlacementFailureCode,
  placementFailureCodes,
  type Recovery,
  recoveryOf,
  skusNamedIn,
} from './order/placement-failure.ts';
export { type RatedOrder, rateFingerprint } from './order/rate-fingerprint.ts';
export { taxAddressOf } from './order/tax-address.ts';
export { isAttributeOn } from './product/attribute-flag.ts';
export { bundleQueryName, formatBundleQuery, parseBundleQuery } from './product/bundle-query.ts';
export {
  type AxisChoice,
  availableValues,
  childrenMatching,
  choiceOfChild,
  chosenChildId,
} from './product/configurable-choice.ts';
export { heroImage, primaryImage } from './product/images.ts';
export {
  cappedQuantity,
  type InventoryStatus,
  inventoryStatus,
  purchaseLimitOf,
  quantityCapOf,
} from './product/inventory.ts';
export type * from './product/product.ts';
export { isSubscription, isTrial, subscriptionIntervalOf, subscriptionSuffix } from './product/subscription.ts';
export { isVisible, visibleOnPage } from './product/visibility.ts';
export {
  type CheckoutStep,
  checkoutStepAt,
  checkoutStepNumber,
  checkoutStepPath,
  checkoutSteps,
  checkoutSuccessPath,
} from './routing/checkout-steps.ts';
export { loginPath, pathOnSite, safeReturnPath } from './routing/paths.ts';
export {
  isFreeShippingGroup,
  isHeavyDirect,
  isPickupAllowed,
  isPickupOrder,
  isPickupRate,
  pickupCode,
  shippingGroupsOf,
} from './shipping/pickup.ts';
export { type PickupAddress, pickupAddressLines, pickupAddressOf } from './shipping/pickup-address.ts';
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
