export {
  CART_TOOLTIP_CLOSE_MS,
  CART_TOOLTIP_HIDE_MS,
  type CartTooltipEvent,
  cartTooltipMachine,
} from './cart-tooltip/cart-tooltip.machine.ts';
export { selectIsTooltipVisible } from './cart-tooltip/cart-tooltip.selectors.ts';
export {
  DEAL_SLIDE_MS,
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
  LIST_MESSAGE_MS,
  type ListMessageContext,
  type ListMessageEvent,
  listMessageMachine,
} from './list-message/list-message.machine.ts';
export { selectListMessage } from './list-message/list-message.selectors.ts';
export { REDIRECT_DELAY_MS, redirectLater } from './navigation/redirect-later.ts';
export type { Schedule } from './navigation/schedule.ts';
export { HASH_SCROLL_DELAY_MS, idInHash, scrollToHashLater } from './navigation/scroll-to-hash.ts';
export { type NetworkEvent, type NetworkInput, networkMachine } from './network/network.machine.ts';
export { selectIsOnline } from './network/network.selectors.ts';
export { createPlaces, type PlaceStorage, type Places, type PlacesPorts } from './places/create-places.ts';
export { COUNTRIES_KEY, PLACES_LIFETIME_MS, REGIONS_KEY } from './places/stored-places.ts';
export { saveCard } from './saved-cards/save-card.ts';
export { savedCardsMachine } from './saved-cards/saved-cards.machine.ts';
export { selectCardFailure, selectIsBusyWithCards, selectSavedCards } from './saved-cards/saved-cards.selectors.ts';
export type * from './saved-cards/saved-cards.types.ts';
export {
  EXTENSION_MARGIN_MS,
  extensionDelayOf,
  PAGE_LIFETIME_MS,
} from './session/lifetime.ts';
export { sessionMachine } from './session/session.machine.ts';
export { selectIsLoggedIn, selectIsWaitingForNetwork, selectMustReload } from './session/session.selectors.ts';
export type * from './session/session.types.ts';
