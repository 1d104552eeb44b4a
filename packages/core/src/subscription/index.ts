export type { ChargedCard, SubscriptionPayment } from './subscription-payment.ts';
export { firstRenewalAt, isSubscriptionInterval, paidUntil } from './subscription-period.ts';
export {
  isSubscription,
  isTrial,
  type SubscriptionTerms,
  subscriptionIntervalOf,
  subscriptionSuffix,
  subscriptionTermsOf,
} from './subscription-terms.ts';
