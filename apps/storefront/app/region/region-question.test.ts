import { preferenceCookieText, preferredCountryCookie } from '@ironcart/core/visitor';
import { describe, expect, it } from 'vitest';
import { openStorefront } from '../testing/open-storefront.ts';

const ask = async (path: string, options: Parameters<typeof openStorefront>[0], headers = {}) => {
  const response = await (await openStorefront(options)).get(path, headers);
  return response.ok ? response.json() : response.status;
};

describe('region prompt decision', () => {
  it.each([
    ['/eu/region.json', { country: 'US' }, true],
    ['/eu/region.json', { country: 'FR' }, false],
    ['/region.json', { country: 'FR' }, false],
    ['/region.json', { country: 'FR', flags: { ip_popup: true } }, true],
    ['/ca/region.json', { country: 'FR', flags: { ip_popup: true } }, false],
  ])('at %s with %o is %s [S6-regions-01] [S6-regions-02]', async (path, options, isOffered) => {
    expect(await ask(path, options)).toEqual({ isOffered });
  });

  it('is negative once a country is stored', async () => {
    const Cookie = preferenceCookieText(preferredCountryCookie, 'DE', { isHttps: false });
    expect(await ask('/eu/region.json', { country: 'US' }, { Cookie })).toEqual({ isOffered: false });
  });

  it('is never cached, because it is specific to a visitor', async () => {
    const { get } = await openStorefront();
    expect((await get('/region.json')).headers.get('Cache-Control')).toBe('no-store');
  });
});
