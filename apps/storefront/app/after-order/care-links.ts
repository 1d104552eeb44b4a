import { zeusBuilderPath } from '@ironcart/core/routing';
import { hasFeature, type Site } from '@ironcart/core/site';
import { trackerPath } from './order-care-paths.ts';
import { initiateReturnPath } from './return-pages.ts';

/** Path of the live chat. */
export const liveChatPath = '/live-chat';

/**
 * The footer's service links: after an order, the live chat, and the gym planner. Returns are included if the site
 * itself offers them, so that no page requests a flag.
 */
export const careLinks = (
  site: Pick<Site, 'features' | 'neverOffers'>,
): readonly { readonly label: string; readonly href: string }[] => [
  { label: 'Track packages', href: trackerPath },
  ...(hasFeature('liveChat', site) ? [{ label: 'Live chat', href: liveChatPath }] : []),
  ...(hasFeature('returns', site) ? [{ label: 'Returns', href: initiateReturnPath }] : []),
  ...(hasFeature('zeusBuilder', site) ? [{ label: 'ZEUS Gym Builder', href: zeusBuilderPath }] : []),
];
