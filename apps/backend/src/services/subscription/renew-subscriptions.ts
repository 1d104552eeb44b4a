import type { ServiceContext } from '../service-context.ts';
import { type ChargeContext, chargePayments } from './charge-payments.ts';
import { openMissingSubscriptions } from './open-subscriptions.ts';
import { requestPayments } from './request-payments.ts';
import { settlePayments } from './settle-payments.ts';

/** Interval of looking for orders confirmed by a release without subscriptions, in milliseconds. */
const lookForMissingMs = 60 * 60_000;

/**
 * Creates the job that renews subscriptions: requests what is due, charges it to stored cards, and writes the mails.
 * Several processes may run it concurrently.
 */
export const createSubscriptionRenewal = (
  context: Omit<ChargeContext, 'cause'> & Pick<ServiceContext, 'taxRegimes'>,
): (() => Promise<void>) => {
  const charging = { ...context, cause: 'job subscriptions' };
  let nextLookMs = 0;
  return async () => {
    const nowMs = context.now().getTime();
    if (nowMs >= nextLookMs) {
      await openMissingSubscriptions(context.db, context.sites);
      nextLookMs = nowMs + lookForMissingMs;
    }
    await requestPayments(context);
    await chargePayments(charging);
    await settlePayments(context);
  };
};
