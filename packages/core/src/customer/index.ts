export {
  type AdConversionContact,
  adConversionContact,
  adConversionEmail,
  adConversionPhone,
} from './ad-conversion.ts';
export type * from './back-in-stock-notice.ts';
export type * from './customer.ts';
export type * from './earned-ticket.ts';
export type * from './event-profile.ts';
export { defaultEventGender } from './event-profile.ts';
export type * from './newsletter.ts';
export { newsletterByListId } from './newsletter-lists.ts';
export { newslettersNotSavedMessage, newslettersSavedMessage, noListMessage } from './newsletter-messages.ts';
export {
  type NewsletterIssues,
  type NewsletterSignUp,
  newsletterChanges,
  newsletterIssues,
} from './newsletter-sign-up.ts';
export type * from './owned-program.ts';
export type * from './push-device.ts';
export { defaultGroup, hasGroupPrices, type Role, roleOf } from './role.ts';
export { occupationsOf, type SegmentMap, type SegmentMaps, segmentMapOf } from './segment-maps.ts';
export { primarySegmentOf } from './segments.ts';
export { defaultSessionLifetimeMs } from './session-lifetime.ts';
