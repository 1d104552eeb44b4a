import { createCheckoutClient } from '@ironcart/api/client';
import type { CaredSite } from '../navigation/page-visit.ts';

/** The calls that look up gift cards. */
export const connectGiftCards = (site: CaredSite) =>
  createCheckoutClient({ baseUrl: window.location.origin, site, appParams: site.appParams }).checkout;
