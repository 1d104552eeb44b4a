import { zeusBuilderPath } from '@ironcart/core/routing';
import { hasFeature, type Site } from '@ironcart/core/site';
import { initiateReturnPath } from './return-pages.ts';
import { trackerPath } from './tracker-page.ts';

/** The page of the live chat. */
export const liveChatPath = '/live-chat';

/**
 * What the footer leads to besides the account: what follows an order, the live chat, and the gym planner. Returns are there where the
 * site offers them by itself, so that no page asks for a flag.
 */
export const careLinks = (
  site: Pick<Site, 'features' | 'neverOffers'>,
): readonly { readonly label: string; readonly href: string }[] => [
  { label: 'Track packages', href: trackerPath },
  ...(hasFeature('liveChat', site) ? [{ label: 'Live chat', href: liveChatPath }] : []),
  ...(hasFeature('returns', site) ? [{ label: 'Returns', href: initiateReturnPath }] : []),
  ...(hasFeature('zeusBuilder', site) ? [{ label: 'ZEUS Gym Builder', href: zeusBuilderPath }] : []),
];
