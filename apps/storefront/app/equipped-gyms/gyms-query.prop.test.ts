import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryLinks, gymsQueryOf } from './gyms-query.ts';

const anyCountry = fc.stringMatching(/^[A-Z]{2}$/);

describe('gym filter in a URL [S2-cond-14]', () => {
  it('survives a round trip through its links', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), anyCountry, (typed, countryCode) => {
        const asked = gymsQueryOf(new URLSearchParams({ q: typed }));
        const countries = [{ countryCode, country: 'Somewhere', count: 1 }];
        const [everywhere, there] = countryLinks(asked, countries).map(({ href }) =>
          gymsQueryOf(new URL(href, 'https://shop.example').searchParams),
        );
        expect(everywhere).toEqual({ words: asked.words.trim(), countryCode: undefined });
        expect(there).toEqual({ words: asked.words.trim(), countryCode });
      }),
    );
  });

  it('shows all gyms for invalid values', () => {
    expect(gymsQueryOf(new URLSearchParams('country=usa'))).toEqual({ words: '', countryCode: undefined });
    expect(gymsQueryOf(new URLSearchParams({ q: ` ${'x'.repeat(300)}` })).words).toHaveLength(100);
  });
});
