export {
  type AnalyticsEvent,
  type AnalyticsEventName,
  analyticsEventNames,
  isInternalStaff,
} from './analytics-event.ts';
export {
  type Consent,
  type ConsentCategory,
  consentCategories,
  consentCookie,
  consentText,
  isConsentAsked,
  readConsent,
} from './consent.ts';
export {
  type DeliveryPlace,
  deliveryPlaceCookie,
  deliveryPlaceOf,
  deliveryPlaceText,
} from './delivery-place.ts';
export {
  highContrastCookie,
  type PreferenceCookie,
  preferenceCookieText,
  preferredCountryCookie,
  preferredCountryOf,
  readPreferenceCookie,
  searchSessionCookie,
} from './preference-cookies.ts';
export {
  decideRegionPrompt,
  isRegionPromptPossible,
  type RegionPrompt,
  type RegionPromptFacts,
  type RegionPromptPlace,
} from './region-prompt.ts';
export { initialUiState, type UiState, withOverlay } from './ui-state.ts';
export { uiStateSchema } from './ui-state-schema.ts';
