import { hasFeature, type Site } from '@ironcart/core/site';
import { initiateReturnPath } from './return-pages.ts';
import { trackerPath } from './tracker-page.ts';

/** What the footer leads to after an order; returns where the site offers them by itself, so that no page asks for a flag. */
export const careLinks = (
  site: Pick<Site, 'features' | 'neverOffers'>,
): readonly { readonly label: string; readonly href: string }[] => [
  { label: 'Track packages', href: trackerPath },
  ...(hasFeature('returns', site) ? [{ label: 'Returns', href: initiateReturnPath }] : []),
];
