import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readStoreContent } from './store-content.ts';

const folderWith = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-content-'));
  if (content !== undefined) writeFileSync(join(folder, 'ironcart.content.json'), JSON.stringify(content));
  return folder;
};

const demo = readStoreContent(folderWith(undefined), undefined, true);

describe('content file of a store', () => {
  it("defaults to an empty file, and to the demo's file in a demo store", () => {
    expect(readStoreContent(folderWith(undefined), undefined, false)).toBeUndefined();
    expect(demo?.topLinks.length).toBeGreaterThan(0);
  });

  it('is the file in the root folder (also in a demo store) or the configured one', () => {
    const own = { landingPages: [{ categoryId: 7, page: 'gifts' }] };
    const folder = folderWith(own);
    const expected = { topLinks: [], comparisons: {}, unlimitedFacets: [], ...own };
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
  ])('reports an invalid file in one sentence: %j', (content, message) => {
    expect(() => readStoreContent(folderWith(content), undefined, false)).toThrow(message);
  });

  it('names the categories whose facets are listed completely, which in the demo are shoes and programming [S9-search-05]', () => {
    expect(demo?.unlimitedFacets).toEqual([84, 110]);
    const read = (unlimitedFacets: unknown) => readStoreContent(folderWith({ unlimitedFacets }), undefined, false);
    expect(read([7])?.unlimitedFacets).toEqual([7]);
    expect(() => read([0])).toThrow(/not valid at unlimitedFacets\.0/);
  });

  it('rejects a comparison whose rows are not in rank order or lack a rating', () => {
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
