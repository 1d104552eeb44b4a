import { createClient } from '@ironcart/api/client';
import { defaultSites, siteByCode } from '@ironcart/core/site';
import { regionPromptMachine, selectRegionOffer } from '@ironcart/shop-machines';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { createRegionPorts } from './region-ports.ts';

const answers: Readonly<Record<string, unknown>> = {
  '/svc_ssr/geoIp': { country: 'CA', name: 'Canada', path: '/ca', current: 'DE', currentName: 'Germany' },
  '/svc_flag/config': { version: 1, flags: {} },
  '/svc_route/route': { entityType: 'product', entityId: 7, related: { CAN: '/ca/bar' } },
};

/** The region prompt on a page of the European site, with its requests and cookies. */
const open = async (failing: readonly string[] = []) => {
  const asked: string[] = [];
  const cookies: string[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('EUR'),
    fetch: async ({ url }) => {
      const { pathname, searchParams } = new URL(url);
      const path = pathname.replace('/site/EUR', '');
      asked.push(`${path}?${searchParams}`);
      return failing.includes(path)
        ? Response.json({ error: { type: 'invalid', message: 'no' } }, { status: 422 })
        : Response.json(answers[path]);
    },
  });
  const ports = createRegionPorts({
    client,
    site: { defaultCountry: 'DE' },
    sites: defaultSites,
    isHttps: true,
    setCookie: (text) => cookies.push(text),
  });
  const actor = createActor(regionPromptMachine, {
    input: { ports, pathname: '/eu/stange', device: { kind: 'browser' } },
  }).start();
  await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  return { actor, asked, cookies, offer: () => selectRegionOffer(actor.getSnapshot()) };
};

describe('region prompt of a page', () => {
  it("requests the country of the shopper and the page on that country's site [S4-region-02]", async () => {
    const { offer, asked } = await open();
    expect(offer()).toMatchObject({ site: { code: 'CAN' }, path: '/ca/bar' });
    expect(asked.toSorted()).toEqual([
      '/svc_flag/config?site=EUR',
      '/svc_route/route?url=%2Fstange',
      '/svc_ssr/geoIp?current=DE',
    ]);
  });

  it('stores the country for 365 days after a choice [S9-cookies-01]', async () => {
    const { actor, cookies, offer } = await open();
    actor.send({ type: 'stay.chosen' });
    expect(cookies).toEqual(['preferredCountry=DE; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
    expect(offer()).toBeUndefined();
  });

  it('is not shown if the look-up fails, and stores nothing [S8-region-01]', async () => {
    const { offer, cookies } = await open(['/svc_ssr/geoIp']);
    expect([offer(), cookies]).toEqual([undefined, []]);
  });

  it('links to the home page if the route cannot be requested [S8-region-02]', async () => {
    expect((await open(['/svc_route/route'])).offer()?.path).toBe('/ca');
  });
});

it('region prompt cancels its requests when closed', async () => {
  const { signal } = new AbortController();
  const given: unknown[] = [];
  const take =
    (answer: unknown) =>
    async (...call: readonly unknown[]) => {
      given.push(call.at(-1));
      return answer;
    };
  const client = { site: { geo: take({ country: 'CA' }) }, flags: { get: take({}) }, routes: { resolve: take({}) } };
  const ports = createRegionPorts({
    client: client as never,
    site: siteByCode('EUR'),
    sites: defaultSites,
    isHttps: true,
    setCookie: () => undefined,
  });
  expect(await ports.visitor(signal)).toEqual({ country: 'CA', flags: {} });
  expect(await ports.route('/bar', signal)).toEqual({});
  expect(given).toEqual([{ signal }, { signal }, { signal }]);
});

describe('region prompt on a page', () => {
  it.each([
    ['/eu', '', true],
    ['/', '', true],
    ['/eu', 'preferredCountry=DE', false],
    ['/au', '', false],
    ['/eu?isMobileApp=1&mobileAppVersion=3.3.0', '', false],
  ])('of %s with the cookies "%s" may be shown: %s', async (path, cookie, expected) => {
    const { get } = await openStorefront();
    const root = await (await get(path, { [dataHeader]: 'root', Cookie: cookie })).json();
    expect(root.region !== undefined).toBe(expected);
  });
});

describe('site with its own domain', () => {
  const siteUrls = { GBR: 'https://shop.example.co.uk' };

  it('is linked by its domain from other sites, and accepts posts from its own pages [S9-seo-02]', async () => {
    const { get, post } = await openStorefront({ siteUrls });
    const root = await (await get('/eu', { [dataHeader]: 'root' })).json();
    expect(root.region).toEqual({ domains: siteUrls });
    const toItsOwn = await get('/eu/change-site?to=GBR&page=%2Fcart');
    expect(toItsOwn.headers.get('Location')).toBe('https://shop.example.co.uk/gb/cart?left=EUR');
    const fromItsOwn = await get('/gb/change-site?to=EUR&page=%2Fcart');
    expect(fromItsOwn.headers.get('Location')).toBe('http://shop.test/eu/cart?left=GBR');
    const fields = { preference: 'contrast', contrast: 'high', from: '/cart' };
    expect((await post('/gb/preferences', fields, { Origin: siteUrls.GBR })).status).toBe(303);
    expect((await post('/eu/preferences', fields, { Origin: siteUrls.GBR })).status).toBe(403);
  });
});

describe('path of a site language', () => {
  it.each([
    ['/eu/de/barbells?sort=name', '/eu/barbells?sort=name'],
    ['/eu/fr', '/eu'],
  ])('%s redirects to the page itself, %s [S9-seo-03]', async (path, expected) => {
    const response = await (await openStorefront()).get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, expected]);
  });
});
