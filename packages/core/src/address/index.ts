export type * from './address.ts';
export { emptyAddress } from './address.ts';
export { withSavedAddress } from './address-book.ts';
export { type AddressField, addressLabel } from './address-label.ts';
export { addressLines } from './address-lines.ts';
export { type AddressReadiness, readinessOf } from './address-readiness.ts';
export { armedForcesRegions } from './armed-forces-regions.ts';
export type * from './country.ts';
export { needsRegionList } from './country.ts';
export { isEmail, normalEmail } from './email.ts';
export { normalAddress } from './normal-address.ts';
export { type AddressFormCode, type AddressFormIssue, parseAddress } from './parse-address.ts';
export { isPartialPostcode } from './partial-postcode.ts';
export { matchesPattern, normalisedPostcode, placeSpecificityOf } from './place-pattern.ts';
export { type AddressChange, type AddressSuggestion, suggestAddress } from './suggest-address.ts';
export { isTelephone } from './telephone.ts';
export {
  type AddressIssue,
  type AddressIssueCode,
  isAddressValid,
  isBillingValid,
  isContactValid,
  type Places,
  validateAddress,
  validateAddressIn,
  validateBilling,
  validateContact,
  validateForRating,
} from './validate-address.ts';
