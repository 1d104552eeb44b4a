import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { taxTermsOf } from '@ironcart/tax';
import { afterAll, describe, expect, it } from 'vitest';
import { readSites } from './store-sites.ts';

const folder = mkdtempSync(join(tmpdir(), 'ironcart-sites-'));
afterAll(() => rmSync(folder, { recursive: true }));

const recipe = JSON.parse(readFileSync(new URL('../../docs/extending/site/sites.json', import.meta.url), 'utf8')) as {
  readonly sites: readonly object[];
};

const sitesWith = (tax: unknown) => {
  const file = join(folder, 'sites.json');
  writeFileSync(file, JSON.stringify({ sites: recipe.sites.map((site) => ({ ...site, tax })) }));
  return readSites(file);
};

describe('taxes of a site in the sites file', () => {
  it('follow its settings, and otherwise those of the specification', () => {
    const norway = sitesWith({ shippingTaxedAs: 'lines', roundedAt: 'rate' }).byCode('NOR');
    expect(norway.tax).toEqual({ shippingTaxedAs: 'lines', roundedAt: 'rate' });
    expect(taxTermsOf(norway)).toEqual({ prices: 'net', rounding: 'halfUp', at: 'rate' });
    expect(taxTermsOf(sitesWith(undefined).byCode('NOR'))).toEqual({ prices: 'net', rounding: 'halfUp', at: 'line' });
  });

  it.each([
    ['an invalid rounding mode', { rounding: 'nearest' }, 'sites, entry 1 (NOR), tax, rounding'],
    ['an unknown tax class', { shippingTaxedAs: 'books' }, 'sites, entry 1 (NOR), tax, shippingTaxedAs'],
    ['gross prices, which no site has', { prices: 'gross' }, 'sites, entry 1 (NOR), tax, prices'],
  ])('are rejected with %s', (_case, tax, path) => {
    expect(() => sitesWith(tax)).toThrow(path);
  });
});
