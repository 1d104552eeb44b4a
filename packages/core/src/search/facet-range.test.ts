import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteByCode } from '../site/specified-sites.ts';
import { type FacetRange, facetRangeText, facetRangeValue, readFacetRange } from './facet-range.ts';

describe('facet range', () => {
  it('survives a round trip through its text notation, with its bounds in order', () => {
    const bound = fc.option(
      fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100),
      { nil: undefined },
    );
    fc.assert(
      fc.property(bound, bound, (from, to) => {
        const read = readFacetRange(facetRangeValue({ from, to }));
        const [least, most] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
        expect(read).toEqual(from === undefined && to === undefined ? undefined : { from: least, to: most });
      }),
    );
  });

  it.each(['', '..', '20', 'a..b', '1e3..', '-5..5', '5..-5', '1..2..3', '1.234..', '0x1..', ' 1..2'])(
    'is undefined for %j',
    (value) => {
      expect(readFacetRange(value)).toBeUndefined();
    },
  );

  const usa = siteByCode('USA');
  it.each([
    [{ from: 28, to: 28 }, 'mm', '28 mm'],
    [{ from: 10, to: 20.5 }, 'kg', '10 kg to 20.5 kg'],
    [{ from: 190_000 }, 'psi', 'At least 190,000 psi'],
    [{ to: 20 }, 'kg', 'At most 20 kg'],
    [{ from: 50, to: 1_249.99 }, 'USD', '$50 to $1,249.99'],
    [{ from: 4, to: 4 }, '', '4'],
    [{}, 'mm', ''],
  ] satisfies [FacetRange, string, string][])('from %o in %s is written %s', (range, unit, text) => {
    expect(facetRangeText(range, unit, usa)).toBe(text);
  });

  it('of prices uses the number format of the site', () => {
    expect(facetRangeText({ from: 50, to: 99.5 }, 'GBP', siteByCode('GBR'))).toBe('£50 to £99.50');
  });
});
