// @vitest-environment jsdom
import { siteByCode } from '@ironcart/core/site';
import { consentCookie, consentText } from '@ironcart/core/visitor';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayRecommended } from '../content/recommended-event.ts';
import { keptEvent } from '../navigation/kept-event.ts';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';
import { reportPages } from './report-pages.ts';

interface Told {
  readonly event: { readonly name: string };
  readonly context: { readonly user: { readonly user_id: string }; readonly page: { readonly uri: string } };
}

const visit = {
  key: 'a',
  pathname: '/about',
  matches: [
    { id: 'root', loaderData: { customer: undefined, cart: { items: [] } } },
    { id: 'entity', loaderData: { head: { title: 'About' }, kind: 'page', blocks: [] } },
  ],
};

describe('reports of a browser to the search service', () => {
  const told: Told[] = [];

  const forgetCookies = () => {
    for (const pair of document.cookie.split('; ')) setBrowserCookie(`${pair.split('=', 1)[0]}=; Max-Age=0; Path=/`);
  };

  beforeEach(() => {
    told.length = 0;
    forgetCookies();
    localStorage.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect() {}
      },
    );
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.endsWith('/rfktkn')) {
        return Response.json({ apiUrl: '/q', token: 't', eventApiUrl: '/svc_search/events', expires: 2 ** 42 });
      }
      told.push(((await request.json()) as { readonly data: Told }).data);
      return Response.json({ success: true });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    forgetCookies();
  });

  const site = siteByCode('USA');
  const heard = (count: number) => vi.waitFor(() => expect(told).toHaveLength(count), { timeout: 5_000 });

  it('come from one visitor, recognized on the next page load', async () => {
    reportPages(site)(visit);
    await heard(2);
    const [first] = told;
    const id = first?.context.user.user_id ?? '';
    expect(told.map(({ event }) => event.name)).toEqual(['user', 'page_view']);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(document.cookie).toContain(id);
    reportPages(site)(visit);
    await heard(3);
    expect(told.map(({ context }) => [context.user.user_id, context.page.uri])).toEqual([
      [id, '/about'],
      [id, '/about'],
      [id, '/about'],
    ]);
    expect(told[2]?.event.name).toBe('page_view');
  });

  it('include the visitor on the next page if this one is left while the token is loading [S7-calls-rfk-12]', async () => {
    const answer = fetch;
    const paths: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      paths.push(new URL(request.url).pathname);
      return new Promise(() => undefined);
    });
    reportPages(site)(visit);
    await vi.waitFor(() => expect(paths).toEqual([expect.stringContaining('rfktkn')]));
    vi.stubGlobal('fetch', answer);
    reportPages(site)({ ...visit, key: 'b', pathname: '/bar' });
    await heard(2);
    expect(told.map(({ event }) => event.name)).toEqual(['user', 'page_view']);
    expect(document.cookie).toContain(told[0]?.context.user.user_id);
  });

  it('include an addition to the wishlist on a product page, and on no other [S7-calls-rfk-15]', async () => {
    const report = reportPages(site);
    report(visit);
    await heard(2);
    document.dispatchEvent(new Event(keptEvent));
    const product = { head: { title: 'Bar' }, kind: 'product', product: { productId: 7 } };
    report({
      ...visit,
      key: 'b',
      pathname: '/bar',
      matches: [...visit.matches.slice(0, 1), { id: 'entity', loaderData: product }],
    });
    document.dispatchEvent(new Event(keptEvent));
    // Pages that other test files opened in this document may receive the event, too.
    const wishes = () =>
      told.flatMap(({ event, context }) =>
        event.name === 'add_to_wishlist' && ['/about', '/bar'].includes(context.page.uri)
          ? [{ ...event, uri: context.page.uri }]
          : [],
      );
    await vi.waitFor(() => expect(wishes()).toEqual([{ name: 'add_to_wishlist', productId: 7, uri: '/bar' }]));
  });

  it('stop once the shopper withdraws consent, in any tab', async () => {
    const report = reportPages(site);
    report(visit);
    await heard(2);
    const none = { performance: false, marketing: false, functional: false };
    setBrowserCookie(`${consentCookie}=${consentText(none)}; Path=/`);
    report({ ...visit, key: 'b', pathname: '/theindex' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(2);
  });

  it('include the recommended products that were shown and clicked [S7-calls-rfk-16] [S7-calls-rfk-17]', async () => {
    const heardHere = () => told.flatMap(({ event }) => (event.name.startsWith('widget') ? [event] : []));
    sayRecommended({ widget: 'cart', shown: [7, 9] });
    reportPages(site)(visit);
    sayRecommended({ widget: 'cart', followed: 9, position: 2 });
    await vi.waitFor(() => expect(heardHere()).toHaveLength(2));
    expect(heardHere()).toEqual([
      { name: 'widget_appear', rfkid: 'rfkid_4', productIds: [7, 9] },
      { name: 'widget_click', rfkid: 'rfkid_4', productId: 9, position: 2 },
    ]);
    const refused = consentText({ performance: false, marketing: true, functional: true });
    setBrowserCookie(`${consentCookie}=${refused}; Path=/`);
    sayRecommended({ widget: 'similar', shown: [1] });
    await new Promise((settled) => setTimeout(settled, 20));
    expect(heardHere()).toHaveLength(2);
  });
});
