import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBundleQuery, parseBundleQuery } from './bundle-query.ts';

describe('bundle query', () => {
  it('survives a round trip [S2-prodpage-01]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })), (ids) => {
        expect(parseBundleQuery(formatBundleQuery(ids))).toEqual(ids);
      }),
    );
    expect(formatBundleQuery([12, 7])).toBe('12-7');
  });

  it('extracts only ids from any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseBundleQuery(text).every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
      }),
    );
    expect(parseBundleQuery('7-x--0-12-7')).toEqual([7, 12]);
    expect(parseBundleQuery(null)).toEqual([]);
  });
});
