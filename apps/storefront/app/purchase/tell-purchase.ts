import type { Site } from '@ironcart/core/site';
import { readConsent } from '@ironcart/core/visitor';
import { trackPurchase } from '@ironcart/shop-machines';
import type { PageVisit } from '../navigation/page-visit.ts';
import { purchaseIn } from './purchase-in.ts';
import { createQueueTrackers } from './purchase-queue.ts';
import { createToldOrders } from './told-orders.ts';

/**
 * Reports the order of a confirmation page, once, to the trackers that the shopper consented to (S7-integ-03 to -06).
 */
export const tellPurchase = async (visit: PageVisit, site: Pick<Site, 'currency' | 'asksConsent'>): Promise<void> => {
  const confirmation = purchaseIn(visit);
  if (confirmation === undefined) return;
  const { order, notForAffiliates } = confirmation;
  await trackPurchase(order, site.currency, {
    notForAffiliates,
    trackers: createQueueTrackers(window),
    consent: readConsent(document.cookie, site),
    told: createToldOrders({
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
    }),
    warn: console.warn,
  });
};
