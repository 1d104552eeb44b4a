import { type AdConversionSettings, createAdConversion } from './ad-conversion.ts';
import { type AffiliateSettings, createAffiliate } from './affiliate.ts';
import type { AnalyticsPeer } from './analytics-peer.ts';
import { createGoogleAnalytics, type GoogleAnalyticsSettings } from './google-analytics.ts';
import { createMailService, type MailServiceSettings } from './mail-service.ts';
import { createMatomo, type MatomoSettings } from './matomo.ts';
import { createReviewsPixel, type ReviewsPixelSettings } from './reviews-pixel.ts';

/** A deployment's analytics accounts; omitted ones receive nothing. */
export interface AnalyticsSettings {
  /** E-mail domains of internal staff, whose events are counted separately (S6-analytics-01). Default: none. */
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

/** The configured analytics services, besides the store's own collector. */
export const openPeers = (settings: AnalyticsSettings): readonly AnalyticsPeer[] => [
  ...opened(createMatomo, settings.matomo),
  ...opened(createGoogleAnalytics, settings.googleAnalytics),
  ...opened(createMailService, settings.mailService),
  ...opened(createAffiliate, settings.affiliate),
  ...opened(createAdConversion, settings.adConversion),
  ...opened(createReviewsPixel, settings.reviewsPixel),
];
