import { hasFeature } from '../site/features.ts';
import type { Site } from '../site/site.ts';
import { wishlistPath, zeusBuilderPath } from './paths.ts';

/** An entry of the header's account menu. */
export interface AccountMenuEntry {
  readonly label: string;
  readonly href: string;
}

/** The header's account menu on a site, in its order; Log Out follows as a form (S2-header-06 to 12). */
export const accountMenuOf = (site: Pick<Site, 'features'>): readonly AccountMenuEntry[] => [
  { label: 'My Account', href: '/account/dashboard' },
  ...(hasFeature('zeusBuilder', site) ? [{ label: 'ZEUS Gym Builder', href: zeusBuilderPath }] : []),
  { label: 'Order History', href: '/account/orders' },
  { label: 'Iron Game Programming', href: '/account/programming' },
  { label: 'My Wishlist', href: wishlistPath },
  { label: 'Account Settings', href: '/account/settings' },
];
