import { hasFeature } from '@ironcart/core/site';
import { gymsPath } from '../../equipped-gyms/gym-pages.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { appScreensPath } from '../../shell/app-screen.ts';
import type { MenuLink } from '../../shell/menus.ts';
import type { AppCategory } from '../../site/store-content.ts';

/** A banner of the app's dashboard. */
export interface AppBanner extends MenuLink {
  readonly text: string;
  /** The app screen that it opens; outside the app, the link is followed. */
  readonly screen?: 'timerRemote';
}

/** Whether the site shows its map of gyms; the flag is requested only if the page exists. */
const hasGymMap = async ({ site, hasPage, flags }: BannerContext): Promise<boolean> =>
  hasPage(gymsPath) && hasFeature('gymMap', site, await flags());

type BannerContext = Pick<RequestContext, 'site' | 'brand' | 'hasPage' | 'flags'>;

/** The dashboard's banners with existing pages (S2-appscreens-13..17). */
export const dashboardBanners = async (context: BannerContext): Promise<readonly AppBanner[]> => {
  const { brand, hasPage } = context;
  const hasGyms = await hasGymMap(context);
  return [
    ...(brand.appUrl === undefined
      ? []
      : [
          {
            label: 'Timer remote',
            text: 'Start and stop your gym timer from your phone',
            href: brand.appUrl,
            screen: 'timerRemote' as const,
          },
        ]),
    ...[
      { label: 'The Index', text: 'Stories, athletes and records', href: '/theindex' },
      { label: 'Events', text: 'Schedules and results', href: '/invitational' },
      { label: 'Gyms', text: 'Train where our equipment stands', href: gymsPath },
      { label: 'Programming', text: 'Your training plans', href: '/account/programming' },
    ].filter(({ href }) => (href === gymsPath ? hasGyms : hasPage(href))),
  ];
};

const usualCategories: readonly AppCategory[] = [
  { label: 'Deals', href: '/deals' },
  { label: 'New gear', href: `${appScreensPath}/featured` },
  { label: '3 ships free', href: `${appScreensPath}/account/notifications/rapidfire?types=shipsFree` },
];

/** The links at the top of the dashboard: the merchant's for the site, otherwise the default (S2-appscreens-18..21). */
export const topCategories = ({ content, site }: RequestContext): readonly AppCategory[] =>
  content.appCategories?.[site.code] ?? content.appCategories?.other ?? usualCategories;

/**
 * The merchant's link to made-to-order gear at the end of the dashboard, on sites with that feature (S2-appscreens-22).
 */
export const customizationLink = ({ content, site }: RequestContext): AppCategory | undefined =>
  hasFeature('appCustomization', site) ? content.appCustomization : undefined;
