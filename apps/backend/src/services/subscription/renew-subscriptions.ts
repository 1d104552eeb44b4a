import { isDueAt } from '../../db/due.ts';
import type { ServiceContext } from '../service-context.ts';
import { type ChargeContext, chargePayments } from './charge-payments.ts';
import { correctPeriods } from './correct-periods.ts';
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
  let nextLookAt = new Date(0);
  return async () => {
    const now = context.now();
    if (isDueAt(nextLookAt, now, lookForMissingMs)) {
      await openMissingSubscriptions(context.db, context.sites);
      nextLookAt = new Date(now.getTime() + lookForMissingMs);
    }
    await correctPeriods(context);
    await requestPayments(context);
    await chargePayments(charging);
    await settlePayments(context);
  };
};
