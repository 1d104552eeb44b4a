import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it, vi } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { canonicalRedirect } from './canonical-address.ts';

describe('canonical URL of a page', () => {
  it.each([
    ['/barbells/', '/barbells'],
    ['/barbells//', '/barbells'],
    ['//barbells', '/barbells'],
    ['//', '/'],
    ['/eu/', '/eu'],
    ['/eu//barbells', '/eu/barbells'],
    ['/EU', '/eu'],
    ['/Gb/barbells', '/gb/barbells'],
    ['/eu/eu', '/eu'],
    ['/eu/eu/barbells', '/eu/barbells'],
    ['/eu/eu/eu/eu/', '/eu'],
    ['/EU/eu/barbells', '/eu/barbells'],
    ['/index.html', '/'],
    ['/index.php?q=1', '/?q=1'],
    ['/eu/index.htm', '/eu'],
    ['/barbells/index.html', '/barbells'],
    ['/%62arbells', '/barbells'],
    ['/barbells/?page=2&brand=a', '/barbells?page=2&brand=a'],
    ['/cart/', '/cart'],
    ['/account/orders/', '/account/orders'],
    ['/eu/de/barbells/', '/eu/de/barbells'],
  ])('redirects %s to %s', async (path, canonical) => {
    const { get } = await openStorefront();
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([301, canonical]);
    expect((await get(canonical)).status).not.toBe(301);
  });

  it.each(['/eu/gb', '/eu/gb/barbells', '/eu/ca/cart', '/eu/gb/eu/barbells', '/eu%2Fbarbells', '/barbells%2F', '/usa'])(
    'does not exist for %s',
    async (path) => {
      const { get } = await openStorefront();
      expect((await get(path)).status).toBe(404);
    },
  );

  it('is in the letter case of the page', async () => {
    const { get } = await openStorefront();
    const cart = await get('/Cart');
    expect([cart.status, cart.headers.get('Location')]).toEqual([301, '/cart']);
    const category = await get('/eu/BarBells?page=2');
    expect([category.status, category.headers.get('Location')]).toEqual([301, '/eu/barbells?page=2']);
    expect((await get('/nowhere')).status).toBe(404);
  });

  it('redirects HEAD requests as well, but no posts', () => {
    const sites = defaultSites;
    const context = { sites, url: new URL('http://localhost/bars/?page=2') };
    const locationFor = (method: string) =>
      canonicalRedirect(new Request(context.url, { method }), context)?.headers.get('Location');
    expect(['GET', 'HEAD', 'POST'].map(locationFor)).toEqual(['/bars?page=2', '/bars?page=2', undefined]);
  });

  it('never redirects off the store', async () => {
    const { get } = await openStorefront();
    for (const path of ['//evil.example/', '///evil.example', '/%2f%2fevil.example/', '/eu//evil.example/']) {
      expect((await get(path)).headers.get('Location') ?? '/').toMatch(/^\/(?!\/)/);
    }
  });

  it.each(['/%ff', '/eu/100%', '/about%', '/gb/barbells%', '/caf%c3%a9%', '/wishlist/%ff', '/%e0%a4%a'])(
    'of %s, which is not valid text, does not exist and is not echoed',
    async (path) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const { get, post, reported } = await openStorefront();
      const answers = [await get(path), await get(path, { [dataHeader]: 'entity' }), await post(path, { a: 'b' })];
      const printed = warn.mock.calls.flat().filter((text) => /could not be decoded/.test(String(text)));
      warn.mockRestore();
      expect(answers[0]?.status).toBe(404);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect([printed, reported]).toEqual([[], []]);
    },
  );
});
