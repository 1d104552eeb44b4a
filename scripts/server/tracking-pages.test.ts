import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { trackingPages, trackingUrlsOf } from './tracking-pages.ts';

const overland = 'https://overland.example/track?n={number}&lang=en';

describe('tracking pages of carriers', () => {
  it.each([
    ['in the environment', `Overland=${overland} Bikes=http://bikes.example/{number}`],
    ['in the file', { Overland: overland, Bikes: 'http://bikes.example/{number}' }],
  ])('are read unchanged %s', (_, given) => {
    const pages = v.parse(trackingPages, given);
    expect(trackingUrlsOf(pages, 'Overland')?.('OV 47/11 & $1')).toBe(
      'https://overland.example/track?n=OV%2047%2F11%20%26%20%241&lang=en',
    );
    expect(trackingUrlsOf(pages, 'Bikes')?.('7')).toBe('http://bikes.example/7');
  });

  it.each(['Another', 'toString', '__proto__'])('are undefined for a carrier that is not listed: %s', (carrier) => {
    expect(trackingUrlsOf(v.parse(trackingPages, { Overland: overland }), carrier)).toBeUndefined();
    expect(trackingUrlsOf(undefined, carrier)).toBeUndefined();
  });

  it.each([
    'Overland',
    'Overland=overland.example/{number}',
    'Overland=https://overland.example/',
    'A=javascript:{number}',
  ])('are rejected unless they are web addresses with a placeholder for the number: %s', (given) => {
    expect(v.safeParse(trackingPages, given).success).toBe(false);
  });
});
