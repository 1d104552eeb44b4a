import { type AdConversionSettings, createAdConversion } from './ad-conversion.ts';
import { type AffiliateSettings, createAffiliate } from './affiliate.ts';
import type { AnalyticsPeer } from './analytics-peer.ts';
import { createGoogleAnalytics, type GoogleAnalyticsSettings } from './google-analytics.ts';
import { createMailService, type MailServiceSettings } from './mail-service.ts';
import { createMatomo, type MatomoSettings } from './matomo.ts';
import { createReviewsPixel, type ReviewsPixelSettings } from './reviews-pixel.ts';

/** The accounts of a deployment; each that is left out is told nothing. */
export interface AnalyticsSettings {
  /** The e-mail domains of internal staff, whose events are counted apart (S6-analytics-01). Left out: nobody is. */
  readonly internalDomains?: readonly string[] | undefined;
  readonly matomo?: MatomoSettings | undefined;
  readonly googleAnalytics?: GoogleAnalyticsSettings | undefined;
  readonly mailService?: MailServiceSettings | undefined;
  readonly affiliate?: AffiliateSettings | undefined;
  readonly adConversion?: AdConversionSettings | undefined;
  readonly reviewsPixel?: ReviewsPixelSettings | undefined;
}

const opened = <Settings>(create: (settings: Settings) => AnalyticsPeer, settings: Settings | undefined) =>
  settings === undefined ? [] : [create(settings)];

/** Those whom the store tells what shoppers do, beside its own collector. */
export const openPeers = (settings: AnalyticsSettings): readonly AnalyticsPeer[] => [
  ...opened(createMatomo, settings.matomo),
  ...opened(createGoogleAnalytics, settings.googleAnalytics),
  ...opened(createMailService, settings.mailService),
  ...opened(createAffiliate, settings.affiliate),
  ...opened(createAdConversion, settings.adConversion),
  ...opened(createReviewsPixel, settings.reviewsPixel),
];
