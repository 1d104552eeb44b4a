import { flagDefaults } from '@ironcart/core/flags';
import { type SpecifiedSiteCode, siteByCode } from '@ironcart/core/site';
import { expect, it, vi } from 'vitest';
import { neutralBrand } from '../../site/brand.ts';
import { dashboardBanners } from './dashboard-links.ts';

const labelsOn = async (code: SpecifiedSiteCode, enable_gym_map: boolean, pages: readonly string[]) => {
  const flags = vi.fn(async () => ({ ...flagDefaults, enable_gym_map }));
  const banners = await dashboardBanners({
    site: siteByCode(code),
    brand: neutralBrand.brand,
    hasPage: (path) => pages.includes(path),
    flags,
  });
  return { labels: banners.map(({ label }) => label), asked: flags.mock.calls.length };
};

it.each([
  [true, ['/rogue-equipped-gyms', '/theindex'], ['The Index', 'Gyms'], 1],
  [false, ['/rogue-equipped-gyms', '/theindex'], ['The Index'], 1],
  [true, ['/theindex'], ['The Index'], 0],
])(
  'app dashboard links to the gyms if the map is shown: flag %s, pages %j [S2-appscreens-16]',
  async (isOn, pages, labels, asked) => {
    expect(await labelsOn('USA', isOn, pages)).toEqual({ labels, asked });
  },
);

it('app dashboard links to events and programming if the store has their pages [S2-appscreens-15] [S2-appscreens-17]', async () => {
  expect((await labelsOn('USA', false, ['/invitational', '/account/programming'])).labels).toEqual([
    'Events',
    'Programming',
  ]);
});
