export type { ActorRestored } from './actor-restored.ts';
export { type AddressBookPorts, saveAddress } from './address-book/save-address.ts';
export {
  type AnalyticsPorts,
  type AnalyticsReport,
  createAnalytics,
  type ReportedEvent,
} from './analytics/create-analytics.ts';
export { type CaptchaPorts, type CaptchaScript, createCaptcha } from './captcha/create-captcha.ts';
export {
  type CartTooltipEvent,
  cartTooltipMachine,
} from './cart-tooltip/cart-tooltip.machine.ts';
export { selectIsTooltipVisible } from './cart-tooltip/cart-tooltip.selectors.ts';
export {
  type DealSlidesContext,
  type DealSlidesEvent,
  type DealSlidesInput,
  dealSlidesMachine,
} from './deal-slides/deal-slides.machine.ts';
export { selectSlideIndex } from './deal-slides/deal-slides.selectors.ts';
export { HEALTH_INTERVAL_MS, type HealthCheck, isCheckDue } from './health-ticks/due-checks.ts';
export { healthTicksMachine } from './health-ticks/health-ticks.machine.ts';
export { selectIsChecking } from './health-ticks/health-ticks.selectors.ts';
export type * from './health-ticks/health-ticks.types.ts';
export {
  type KeepForLaterPorts,
  type KeptListType,
  keepForLater,
} from './keep-for-later/keep-for-later.ts';
export {
  type ListMessageContext,
  type ListMessageEvent,
  listMessageMachine,
} from './list-message/list-message.machine.ts';
export { selectListMessage } from './list-message/list-message.selectors.ts';
export { liveChatMachine } from './live-chat/live-chat.machine.ts';
export {
  type ChatFailure,
  selectChat,
  selectChatFailure,
  selectIsChatOpen,
  selectIsSendingChat,
  selectUnreadMessages,
} from './live-chat/live-chat.selectors.ts';
export type * from './live-chat/live-chat.types.ts';
export {
  type NamedRoutes,
  type NavigationTarget,
  pathOfTarget,
  type TargetErrorCode,
  type TargetPath,
} from './navigation/named-routes.ts';
export {
  createNavigator,
  type NavigationErrorCode,
  type NavigationIssue,
  type NavigationResult,
  type NavigatorPorts,
} from './navigation/navigator.ts';
export { type NetworkEvent, type NetworkInput, networkMachine } from './network/network.machine.ts';
export { selectIsOnline } from './network/network.selectors.ts';
export { type NewsletterPreferencesPorts, saveNewsletters } from './newsletter-preferences/save-newsletters.ts';
export { newsletterSignUpMachine } from './newsletter-sign-up/newsletter-sign-up.machine.ts';
export {
  type NewsletterStatus,
  selectNewsletterIssues,
  selectNewsletterStatus,
} from './newsletter-sign-up/newsletter-sign-up.selectors.ts';
export type * from './newsletter-sign-up/newsletter-sign-up.types.ts';
export { createPlaces, type PlaceStorage, type Places, type PlacesPorts } from './places/create-places.ts';
export { COUNTRIES_KEY, REGIONS_KEY } from './places/stored-places.ts';
export { productListMachine } from './product-list/product-list.machine.ts';
export { selectListedProducts } from './product-list/product-list.selectors.ts';
export type * from './product-list/product-list.types.ts';
export {
  type Purchase,
  type PurchaseTrackers,
  type PurchaseTrackingPorts,
  type TrackedOrder,
  trackPurchase,
} from './purchase-tracking/track-purchase.ts';
export { regionPromptMachine } from './region-prompt/region-prompt.machine.ts';
export { selectRegionOffer } from './region-prompt/region-prompt.selectors.ts';
export type * from './region-prompt/region-prompt.types.ts';
export { pathOnOtherSite, type RoutedPath, relatedKeyOf } from './region-switch/path-on-other-site.ts';
export { isNewerRelease, type Release } from './release-watch/release.ts';
export {
  type ReleaseWatchEvent,
  type ReleaseWatchInput,
  releaseWatchMachine,
} from './release-watch/release-watch.machine.ts';
export { selectIsOutdated } from './release-watch/release-watch.selectors.ts';
export { saveCard } from './saved-cards/save-card.ts';
export { savedCardsMachine } from './saved-cards/saved-cards.machine.ts';
export { selectCardFailure, selectIsBusyWithCards, selectSavedCards } from './saved-cards/saved-cards.selectors.ts';
export type * from './saved-cards/saved-cards.types.ts';
export {
  createSearchDropdownMachine,
  wantedQuery,
} from './search-dropdown/search-dropdown.machine.ts';
export {
  type PreviewedProducts,
  type SearchDropdownActor,
  selectFoundArticles,
  selectIsInvitationalMeant,
  selectIsSearching,
  selectIsSearchOpen,
  selectPreviewedProducts,
  selectSearchLinks,
  selectSuggestionGroups,
} from './search-dropdown/search-dropdown.selectors.ts';
export type * from './search-dropdown/search-dropdown.types.ts';
export {
  extensionDelayOf,
  PAGE_LIFETIME_MS,
} from './session/lifetime.ts';
export { sessionMachine } from './session/session.machine.ts';
export { selectIsLoggedIn, selectIsWaitingForNetwork, selectMustReload } from './session/session.selectors.ts';
export type * from './session/session.types.ts';
