export {
  type AdConversionContact,
  adConversionContact,
} from './ad-conversion.ts';
export type * from './back-in-stock-notice.ts';
export type * from './customer.ts';
export { defaultGroup, defaultSessionLifetimeMs, hasGroupPrices, type Role, roleOf } from './customer.ts';
export type * from './earned-ticket.ts';
export type * from './event-profile.ts';
export { defaultEventGender, eventProfileToSave } from './event-profile.ts';
export { type ChatAuthor, type ChatMessage, chatAuthors, type LiveChat } from './live-chat.ts';
export type * from './newsletter.ts';
export {
  newsletterByListId,
  newslettersNotSavedMessage,
  newslettersSavedMessage,
  noListMessage,
} from './newsletter.ts';
export {
  type NewsletterIssues,
  type NewsletterSignUp,
  newsletterChanges,
  newsletterIssues,
} from './newsletter-sign-up.ts';
export type * from './owned-program.ts';
export type * from './push-device.ts';
export {
  noSegment,
  occupationsOf,
  primarySegmentOf,
  type SegmentMap,
  type SegmentMaps,
  segmentMapOf,
} from './segment-maps.ts';
