import { type Category, topLinksAt } from '@ironcart/core/content';
import { describe, expect, it } from 'vitest';
import content from '../../../../../packages/seed/brand/ironcart.content.json' with { type: 'json' };
import demoCategories from '../../../../../packages/seed/data/categories.json' with { type: 'json' };

describe('demo store content', () => {
  it('compares bars, each with a link to its product, a rank and ratings [S2-compare-01] [S2-compare-02]', () => {
    const { criteria, rows } = content.comparisons.bars;
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const { ratings } of rows) expect(Object.keys(ratings)).toHaveLength(criteria.length);
  });

  it.each([
    ['bars and plates', 20],
    ['plates and bars', 30],
    ['bodyweight and gymnastics', 70],
    ['rigs and racks', 40],
    ['equipment packages', 10],
    ['apparel', 80],
    ['shoes', 84],
    ['straps and wraps', 85],
    ['strongman', 63],
    ['mobility', 73],
    ['replacement parts', 130],
  ] as const)(
    'shows the links of %s at its category [S2-toplinks-01] [S2-toplinks-02] [S2-toplinks-03] [S2-toplinks-04] [S2-toplinks-05] [S2-toplinks-06] [S2-toplinks-07] [S2-toplinks-08] [S2-toplinks-09] [S2-toplinks-10]',
    (_name, categoryId) => {
      const sets = content.topLinks;
      const links = sets.find(({ categoryIds }) => categoryIds.includes(categoryId))?.links ?? [];
      const categories = links
        .filter((link) => typeof link === 'number')
        .map(
          (id): Category => ({
            categoryId: id,
            name: `c${id}`,
            url: `/c${id}`,
            description: '',
            image: undefined,
            parentId: undefined,
          }),
        );
      expect(links.length).toBeGreaterThan(2);
      expect(topLinksAt([categoryId], categories, sets).map(({ href }) => href)).toEqual(
        links.map((link) => (typeof link === 'number' ? `/c${link}` : link.href)),
      );
    },
  );

  it('shows the sections of a category before a single link to related products', () => {
    for (const categoryId of [20, 30]) {
      const own = demoCategories
        .filter(({ parentId }) => parentId === categoryId)
        .map((category) => category.categoryId);
      const links = content.topLinks.find(({ categoryIds }) => categoryIds.includes(categoryId))?.links ?? [];
      expect(links).toEqual([...own, categoryId === 20 ? 30 : 20]);
    }
  });

  it.each([
    [4691, 'S2-dynamic-09'],
    [6043, 'S2-dynamic-10'],
    [6069, 'S2-dynamic-11'],
    [6071, 'S2-dynamic-12'],
    [6075, 'S2-dynamic-13'],
  ])('shows a content page for category %d [%s]', (categoryId) => {
    const pages = content.landingPages;
    expect(pages.find((landing) => landing.categoryId === categoryId)?.page).toMatch(/^[a-z-]+$/);
    expect(new Set(pages.map(({ page }) => page)).size).toBe(5);
  });

  it('asks customers for interests and occupations by site and group [S6-segments-01]', () => {
    expect(Object.keys(content.segments.bySite.APO.occupations)).toContain('serviceMember');
    expect(content.segments.institutions.occupations).toEqual({ school: 43, team: 44, clinic: 45 });
  });
});
