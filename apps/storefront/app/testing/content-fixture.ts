import type { StoreContent } from '../site/store-content.ts';

/** Paths of compared products. */
export const comparedPaths = ['/club-bar', '/power-bar'] as const;

/** The merchant's settings of the fake backend's store. */
export const contentFixture: StoreContent = {
  topLinks: [
    {
      categoryIds: [10],
      links: [{ label: 'Garage gym', href: '/garage-gym', picture: 'rack' }],
    },
  ],
  landingPages: [{ categoryId: 4691, page: 'gift-guide' }],
  unlimitedFacets: [],
  comparisons: {
    bars: {
      title: 'Our bars, compared',
      introduction: 'We lifted with each of them for a month.',
      criteria: [{ criterion: 'knurl', label: 'Knurl' }],
      rows: comparedPaths.map((path, index) => ({
        rank: index + 1,
        name: path.slice(1),
        path,
        bestFor: 'Everything.',
        ratings: { knurl: 4 },
      })),
    },
  },
};
