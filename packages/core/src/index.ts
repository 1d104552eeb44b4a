export type * from './address/address.ts';
export { withSavedAddress } from './address/address-book.ts';
export { type AddressField, addressLabel } from './address/address-label.ts';
export { type AddressReadiness, readinessOf } from './address/address-readiness.ts';
export { armedForcesRegions } from './address/armed-forces-regions.ts';
export type * from './address/country.ts';
export { isEmail } from './address/email.ts';
export { emptyAddress } from './address/empty-address.ts';
export { normalAddress } from './address/normal-address.ts';
export { type AddressFormKind, type ParsedAddress, parseAddress } from './address/parse-address.ts';
export { isPartialPostcode } from './address/partial-postcode.ts';
export { matchesPattern, narrownessOf, normalisedPostcode } from './address/place-pattern.ts';
export { acceptedPostalForm, postalForm } from './address/postal-form.ts';
export { needsRegionList } from './address/region-list.ts';
export { type AddressChange, type AddressSuggestion, suggestAddress } from './address/suggest-address.ts';
export {
  type AddressIssue,
  type AddressIssueKind,
  isAddressValid,
  isBillingValid,
  isContactValid,
  type Places,
  validateAddress,
  validateAddressIn,
  validateBilling,
  validateContact,
  validateForRating,
} from './address/validate-address.ts';
export type * from './content/block.ts';
export { type BlockAudience, isBlockFor } from './content/block-audience.ts';
export { blocksFor } from './content/blocks-for.ts';
export { type ButtonAction, type ButtonOutcome, outcomeOfClick } from './content/button-action.ts';
export { chooseVariant, type FlagValue } from './content/choose-variant.ts';
export type * from './content/comparison.ts';
export {
  type EditorialCategory,
  type EditorialPlace,
  editorialCategories,
  editorialPath,
  editorialPlaceOf,
  editorialPostLink,
} from './content/editorial-place.ts';
export type * from './content/editorial-post.ts';
export { fillPlaceholders, type PlaceholderValues } from './content/fill-placeholders.ts';
export { giftTiersOf, isInTier, type PriceTier } from './content/price-tiers.ts';
export { richTextRules } from './content/rich-text.ts';
export { type TopLink, type TopLinkSet, topLinksAt } from './content/top-links.ts';
export type * from './customer/back-in-stock-notice.ts';
export type * from './customer/customer.ts';
export type * from './customer/earned-ticket.ts';
export type * from './customer/event-profile.ts';
export { defaultEventGender } from './customer/event-profile.ts';
export type * from './customer/newsletter.ts';
export { newsletterByListId } from './customer/newsletter-lists.ts';
export {
  newslettersNotSavedMessage,
  newslettersSavedMessage,
  noListMessage,
} from './customer/newsletter-messages.ts';
export {
  type NewsletterIssues,
  type NewsletterSignUp,
  newsletterChanges,
  newsletterIssues,
} from './customer/newsletter-sign-up.ts';
export type * from './customer/owned-program.ts';
export type * from './customer/push-device.ts';
export { defaultGroup, hasGroupPrices, type Role, roleOf } from './customer/role.ts';
export { occupationsOf, type SegmentMap, type SegmentMaps, segmentMapOf } from './customer/segment-maps.ts';
export { primarySegmentOf } from './customer/segments.ts';
export { defaultSessionLifetimeMs } from './customer/session-lifetime.ts';
export {
  type Consent,
  type ConsentCategory,
  consentCategories,
  consentCookie,
  consentText,
  isConsentAsked,
  readConsent,
} from './flags/consent.ts';
export {
  evaluateFlag,
  evaluateFlags,
  type FlagAudience,
  type FlagEvaluation,
  type FlagSetting,
  type FlagSettings,
} from './flags/evaluate-flag.ts';
export {
  type FlagCacheState,
  flagCacheState,
  flagStreamIdleMs,
  isFlagStreamIdle,
  withFlagCacheEntry,
} from './flags/flag-cache.ts';
export { type FlagContext, type FlagSurroundings, flagContextOf } from './flags/flag-context.ts';
export {
  type FlagKey,
  type FlagName,
  type Flags,
  flagDefaults,
  flagKeyOf,
  flagKeys,
  type SwitchKey,
} from './flags/flags.ts';
export { loginFields, registerFields } from './forms/account-fields.ts';
export { type FieldIssue, type FieldIssueKind, firstMessages } from './forms/field-issue.ts';
export { emailMessage, orderEmailMessage, requiredMessage } from './forms/messages.ts';
export { newsletterFields } from './forms/newsletter-fields.ts';
export { numberValue } from './forms/number-value.ts';
export { validateOrderEmail } from './forms/order-email.ts';
export { changeEmailFields, forgotPasswordFields, newPasswordFields } from './forms/password-fields.ts';
export { isBlank } from './forms/required.ts';
export { isStorableText } from './forms/storable-text.ts';
export { type FieldRules, validateField } from './forms/validate-field.ts';
export { type FieldSet, type FieldValues, validateFields } from './forms/validate-fields.ts';
export { type BundleCount, bundleCountOf } from './list/bundle-count.ts';
export { currentCart, currentList } from './list/current-cart.ts';
export { giftCardMetadata } from './list/gift-card-item.ts';
export { lineIdentity, withAddedItem } from './list/line-identity.ts';
export type * from './list/line-item.ts';
export { lineQuantityCap } from './list/line-quantity-cap.ts';
export { type LineShortage, lineShortages, shortageText } from './list/line-shortages.ts';
export { keptListTypes, type ListMetadata, type ListType, type ShoppingList, sharedListTypes } from './list/list.ts';
export {
  type LimitedSkus,
  limitedQuantity,
  type QuantityLimit,
  type QuantityOutcome,
  type QuantityRange,
  quantityRangeOf,
} from './list/quantity-limits.ts';
export { hasUses, redeemableTicket, redeems, redeemsAnything, withRedeeming } from './list/redeeming.ts';
export { type DeliverableItem, isVirtualItem, isVirtualOrder } from './list/virtual-items.ts';
export * from './money/index.ts';
export type * from './order/checkout-error-code.ts';
export { defaultOrder, defaultPaymentType } from './order/default-order.ts';
export { type DraftOrder, draftStorageKey, encodeDraft } from './order/draft-order.ts';
export { hasGiftCard, normalisedGiftCardCode } from './order/gift-card-codes.ts';
export type * from './order/order.ts';
export { canBecome, isFinalStatus, isPlaced } from './order/order-status.ts';
export { encodePending, type PendingOrder, pendingStorageKey } from './order/pending-order.ts';
export { type QuoteItem, quoteItemsOf } from './order/quote-items.ts';
export { type RatedOrder, rateFingerprint } from './order/rate-fingerprint.ts';
export { errorNameOf, type FailedPayment, type OpenFailure, recover } from './order/recover.ts';
export type * from './order/recovery-plan.ts';
export { isCheckoutErrorCode, planOf } from './order/recovery-plans.ts';
export { restoreDraft } from './order/restore-draft.ts';
export { type PendingPlace, restorePending } from './order/restore-pending.ts';
export {
  type ReturnAuthorization,
  type ReturnableLine,
  type ReturnedItem,
  type ReturnReason,
  type ReturnStatus,
  returnableLine,
  returnReasons,
  returnStatuses,
} from './order/return-authorization.ts';
export { skusNamedIn } from './order/skus-named-in.ts';
export { taxAddressOf } from './order/tax-address.ts';
export {
  type ApplePayFacts,
  type ApplePayObstacle,
  applePayObstacle,
  isApplePayAvailable,
} from './payment/apple-pay-availability.ts';
export {
  type ApplePayContact,
  type ApplePayName,
  type ApplePayPostalAddress,
  addressFromApplePay,
  applePayContactOf,
} from './payment/apple-pay-contact.ts';
export { cardBrandName } from './payment/card-brands.ts';
export { type CardExpiry, isCardExpired } from './payment/card-expiry.ts';
export type * from './payment/extra-payment.ts';
export { type ConsideredMethod, considerMethods, offeredMethods } from './payment/offered-methods.ts';
export {
  isPayPalAvailable,
  type PayPalFacts,
  type PayPalObstacle,
  payPalObstacle,
} from './payment/pay-pal-availability.ts';
export {
  cardType,
  kindOfMethod,
  methodEntryOf,
  type OwnMethodFacts,
  type PaymentKind,
  type PaymentMethod,
  type PaymentMethodEntry,
  type PaymentObstacle,
  type PaymentSituation,
  type SpecifiedMethodType,
  specifiedMethods,
  walletTexts,
} from './payment/payment-methods.ts';
export { cardName, giftCardNames, payingGiftCards, paymentNameOf, paymentPhrase } from './payment/payment-name.ts';
export { isPayPalPayment, isRedirectPayment, methodTypeOfPayment, paymentTypesOf } from './payment/payment-types.ts';
export { readApplePayContact } from './payment/read-apple-pay-contact.ts';
export type { StoredCard } from './payment/stored-card.ts';
export { isAttributeOn } from './product/attribute-flag.ts';
export { boxContentsOf } from './product/box-contents.ts';
export { bundleQueryName, formatBundleQuery, parseBundleQuery } from './product/bundle-query.ts';
export {
  type CompatibilityQuery,
  type CompatibilityResult,
  compatibilityQueryOf,
  complementsOf,
} from './product/compatibility.ts';
export {
  type AxisChoice,
  availableValues,
  childrenMatching,
  choiceOfChild,
  chosenChildId,
} from './product/configurable-choice.ts';
export { type CreateProduct, createProduct } from './product/create-product.ts';
export { isFilmAddress, type ProductFilm, productFilm } from './product/film.ts';
export { heroImage, primaryImage } from './product/images.ts';
export {
  type InventoryStatus,
  inventoryStatus,
  purchaseLimitOf,
  quantityCapOf,
} from './product/inventory.ts';
export * from './product/product.ts';
export * from './product/product-contents.ts';
export type * from './product/product-parts.ts';
export { programDeliveryOf } from './product/program.ts';
export { type ActivePromos, isPromoCategory, withPromo } from './product/promo-list.ts';
export { type Snipe, snipeOf } from './product/snipe.ts';
export { type StockLevel, stockLevelOf } from './product/stock-level.ts';
export { isSubscription, isTrial, subscriptionIntervalOf, subscriptionSuffix } from './product/subscription.ts';
export {
  type ThumbnailMapping,
  type ThumbnailPattern,
  variationThumbnail,
} from './product/variation-thumbnail.ts';
export { isVisible } from './product/visibility.ts';
export { weightOf } from './product/weight.ts';
export { type WeightUnit, weightText, withBothUnits } from './product/weight-text.ts';
export type { Result } from './result.ts';
export { type AccountMenuEntry, accountMenuOf } from './routing/account-menu.ts';
export {
  type CheckoutStep,
  checkoutStepAt,
  checkoutStepNumber,
  checkoutStepPath,
  checkoutSteps,
  checkoutSuccessPath,
} from './routing/checkout-steps.ts';
export { type KnownEntity, knownEntityAt, type PathStores } from './routing/known-path.ts';
export { linkWithLanguage } from './routing/language-link.ts';
export {
  applePayAppVersion,
  type Device,
  isAtLeastVersion,
  nativeMessagingVersion,
} from './routing/native-app.ts';
export { loginPath, pathOnSite, safeReturnPath, wishlistPath } from './routing/paths.ts';
export { ratingsFrom } from './search/rating-filter.ts';
export { facetLimitOf, rootCategoryId } from './search/search-categories.ts';
export { articleSearchPath, isInvitationalQuery, searchPath, searchPreviewSize } from './search/search-preview.ts';
export { type SearchSuggestions, type SuggestionGroup, suggestionGroups } from './search/suggestion-phrases.ts';
export { dispatchDate } from './shipping/dispatch-date.ts';
export {
  isPickupAllowed,
  isPickupOrder,
  isPickupRate,
  type PickupObstacle,
  pickupCode,
  pickupObstacle,
} from './shipping/pickup.ts';
export { type PickupAddress, pickupAddressLines } from './shipping/pickup-address.ts';
export { type QuoteAddress, quoteAddressOf, quoteAddressSchema } from './shipping/quote-address.ts';
export type * from './shipping/rate.ts';
export { noShippingAddressMessage, ratesAddressOf } from './shipping/rates-address.ts';
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
export { isShipped, shippedWeight } from './shipping/shipped-weight.ts';
export {
  isHeavyDirect,
  type Shipped,
  shippingGroupsOf,
  shipsFree,
} from './shipping/shipping-groups.ts';
export { createSites, type Sites } from './site/create-sites.ts';
export { featuresOf, hasFeature } from './site/features.ts';
export { hreflangOf, languagePathsOf, languageTagOf } from './site/languages.ts';
export { pathWithoutLanguage } from './site/path-without-language.ts';
export {
  highContrastCookie,
  type PreferenceCookie,
  preferenceCookieText,
  preferredCountryCookie,
  readPreferenceCookie,
  searchSessionCookie,
} from './site/preference-cookies.ts';
export {
  decideRegionPrompt,
  isRegionPromptPossible,
  type RegionPrompt,
  type RegionPromptFacts,
  type RegionPromptPlace,
} from './site/region-prompt.ts';
export { type ShipToObstacle, shippableRegions, shipToObstacle } from './site/ship-to.ts';
export type * from './site/site.ts';
export type { SiteFeature } from './site/site-feature.ts';
export { type SiteRecord, siteRecordOf, siteRecordSchema } from './site/site-record.ts';
export type { SiteTax } from './site/site-tax.ts';
export { defaultSites, type SpecifiedSiteCode, siteByCode } from './site/specified-sites.ts';
export { largestStoreId } from './site/store-id.ts';
export { storeSku } from './site/store-sku.ts';
export { clockAt, dayAt, firstMomentAt, isTimeZone, lastMomentAt, type TimeZone } from './site/time-zone.ts';
export { initialUiState, type UiState, withOverlay } from './site/ui-state.ts';
export { uiStateSchema } from './site/ui-state-schema.ts';
export {
  type AdConversionContact,
  adConversionContact,
  adConversionEmail,
  adConversionPhone,
} from './tracking/ad-conversion.ts';
