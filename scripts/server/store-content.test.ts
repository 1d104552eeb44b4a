import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Category, topLinksAt } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { readStoreContent } from './store-content.ts';

const folderWith = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-content-'));
  if (content !== undefined) writeFileSync(join(folder, 'ironcart.content.json'), JSON.stringify(content));
  return folder;
};

const demo = readStoreContent(folderWith(undefined), undefined, true);

describe('the content of a store', () => {
  it('is nothing without a file, and the demo’s in a demo store', () => {
    expect(readStoreContent(folderWith(undefined), undefined, false)).toBeUndefined();
    expect(demo?.topLinks.length).toBeGreaterThan(0);
  });

  it('is the file in the root folder, also in a demo store, or the one that is named', () => {
    const own = { landingPages: [{ categoryId: 7, page: 'gifts' }] };
    const folder = folderWith(own);
    const expected = { topLinks: [], comparisons: {}, ...own };
    expect(readStoreContent(folder, undefined, true)).toEqual(expected);
    expect(readStoreContent(folderWith(undefined), join(folder, 'ironcart.content.json'), false)).toEqual(expected);
  });

  it.each([
    [{ menus: [] }, /content file .* is not valid at menus/],
    [
      { topLinks: [{ categoryIds: [1], links: [{ label: 'X', href: '//evil.example', picture: 'x' }] }] },
      /not valid at topLinks/,
    ],
    [{ landingPages: [{ categoryId: 0, page: 'x' }] }, /not valid at landingPages\.0\.categoryId/],
    [{ comparisons: { 'a b': {} } }, /not valid at comparisons/],
  ])('says in one sentence what is wrong with %j', (content, message) => {
    expect(() => readStoreContent(folderWith(content), undefined, false)).toThrow(message);
  });

  it('takes no comparison whose rows are out of rank or lack a rating [S2-compare-02]', () => {
    const bars = {
      title: 'Bars',
      introduction: 'Compared',
      criteria: [{ criterion: 'spin', label: 'Spin' }],
      rows: [{ rank: 1, name: 'Bar', path: '/bar', bestFor: 'All', ratings: { spin: 5 } }],
    };
    const read = (rows: unknown) =>
      readStoreContent(folderWith({ comparisons: { bars: { ...bars, rows } } }), undefined, false);
    expect(read(bars.rows)?.comparisons).toEqual({ bars });
    expect(() => read([{ ...bars.rows[0], rank: 2 }])).toThrow(/ranked from 1 on and rated by every criterion/);
    expect(() => read([{ ...bars.rows[0], ratings: { knurl: 5 } }])).toThrow(/rated by every criterion/);
    expect(() => read([{ ...bars.rows[0], ratings: { spin: 6 } }])).toThrow(/not valid/);
  });
});

describe('the demo store’s content', () => {
  it('compares bars, each with a link to its product, a rank and ratings [S2-compare-01] [S2-compare-02]', () => {
    const { criteria = [], rows = [] } = demo?.comparisons.bars ?? {};
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const { ratings } of rows) expect(Object.keys(ratings)).toHaveLength(criteria.length);
  });

  it.each([
    ['bars and plates', 20],
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
      const sets = demo?.topLinks ?? [];
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

  it.each([
    [4691, 'S2-dynamic-09'],
    [6043, 'S2-dynamic-10'],
    [6069, 'S2-dynamic-11'],
    [6071, 'S2-dynamic-12'],
    [6075, 'S2-dynamic-13'],
  ])('shows a content page for category %d [%s]', (categoryId) => {
    const pages = demo?.landingPages ?? [];
    expect(pages.find((landing) => landing.categoryId === categoryId)?.page).toMatch(/^[a-z-]+$/);
    expect(new Set(pages.map(({ page }) => page)).size).toBe(5);
  });

  it('asks customers about themselves by site and group [S6-segments-01]', () => {
    expect(Object.keys(demo?.segments?.bySite?.APO?.occupations ?? {})).toContain('serviceMember');
    expect(demo?.segments?.institutions?.occupations).toEqual({ school: 43, team: 44, clinic: 45 });
  });
});
