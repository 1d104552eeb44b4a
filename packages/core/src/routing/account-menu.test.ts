import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { accountMenuOf } from './account-menu.ts';

describe('account menu', () => {
  it('has the same entries in the same order everywhere [S2-header-06] [S2-header-08] [S2-header-09] [S2-header-10] [S2-header-11]', () => {
    for (const site of defaultSites.all) {
      const labels = accountMenuOf(site).map(({ label }) => label);
      expect(labels.filter((label) => label !== 'ZEUS Gym Builder')).toEqual([
        'My Account',
        'Order History',
        'Iron Game Programming',
        'My Wishlist',
        'Account Settings',
      ]);
    }
  });

  it('links each entry to a separate page', () => {
    for (const site of defaultSites.all) {
      const hrefs = accountMenuOf(site).map(({ href }) => href);
      expect(hrefs.filter((href) => href !== '/zeus-builder')).toEqual([
        '/account/dashboard',
        '/account/orders',
        '/account/programming',
        '/account/wishlist',
        '/account/settings',
      ]);
      expect(new Set(hrefs).size).toBe(hrefs.length);
    }
  });

  it('includes the gym builder on the USA site only [S2-header-07]', () => {
    const having = defaultSites.all.filter((site) =>
      accountMenuOf(site).some(({ label }) => label === 'ZEUS Gym Builder'),
    );
    expect(having.map(({ code }) => code)).toEqual(['USA']);
  });
});
