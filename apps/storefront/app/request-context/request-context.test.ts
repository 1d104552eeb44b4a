import { defaultSites, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { contentFixture } from '../testing/content-fixture.ts';
import { createFakeBackend } from '../testing/fake-backend.ts';
import { defaultCheckoutSettings } from './checkout-settings.ts';
import { createRequestContext } from './request-context.ts';

const contextOf = (
  backend: ReturnType<typeof createFakeBackend>,
  { cookie, site = 'USA' as const }: { readonly cookie?: string; readonly site?: 'USA' | 'GBR' } = {},
) =>
  createRequestContext({
    request: new Request('http://localhost/cart?_data=root&page=2', { headers: cookie ? { Cookie: cookie } : {} }),
    peer: { address: '203.0.113.7' },
    site: siteByCode(site),
    sites: defaultSites,
    apiFetch: backend.fetch,
    publicUrl: 'http://localhost',
    now: 0,
    isDataRequest: false,
    checkout: defaultCheckoutSettings,
    hasPage: () => true,
  });

describe('request context', () => {
  it("forwards the shopper's cookies with every call", async () => {
    const backend = createFakeBackend();
    await contextOf(backend, { cookie: '__Host-ironcart=mine; highcontrast=1' }).api.lists.active();
    expect(backend.calls[0]?.cookie).toBe('__Host-ironcart=mine; highcontrast=1');
  });

  it('uses a session started by one call in the next, and passes it to the browser', async () => {
    const backend = createFakeBackend();
    const context = contextOf(backend);
    await context.api.lists.create({ type: 'cart' });
    await context.api.lists.active();
    expect(backend.calls[1]?.cookie).toBe('__Host-ironcart=guest');
    expect(context.setCookies()).toEqual(['__Host-ironcart=guest; Path=/; Secure; HttpOnly; SameSite=Lax']);
  });

  it('shares nothing with another request', async () => {
    const backend = createFakeBackend();
    await contextOf(backend).api.lists.create({ type: 'cart' });
    const other = contextOf(backend);
    await other.api.lists.active();
    expect(backend.calls.at(-1)?.cookie).toBeNull();
    expect(other.setCookies()).toEqual([]);
  });

  it('requests no customer without a session, and otherwise once', async () => {
    const withoutSession = createFakeBackend({ isLoggedIn: true });
    expect(await contextOf(withoutSession).customer()).toBeUndefined();
    expect(withoutSession.calls).toEqual([]);

    const withSession = createFakeBackend({ isLoggedIn: true });
    const context = contextOf(withSession, { cookie: '__Host-ironcart=mine' });
    await Promise.all([context.customer(), context.customer()]);
    expect(withSession.calls.map(({ path }) => path)).toEqual(['/svc_customer/customer']);
  });

  it('has the URL of the page without the parameter of the data request', () => {
    expect(contextOf(createFakeBackend()).url.href).toBe('http://localhost/cart?page=2');
  });

  it('requests unlimited facets in the categories of the store content [S9-search-05]', async () => {
    const limits: unknown[] = [];
    const { api } = createRequestContext({
      request: new Request('http://localhost/shoes'),
      peer: undefined,
      site: siteByCode('USA'),
      sites: defaultSites,
      apiFetch: async (request) => {
        if (request.method === 'POST') limits.push(Object(await request.clone().json()).data?.facet);
        return createFakeBackend().fetch(request);
      },
      publicUrl: 'http://localhost',
      now: 0,
      isDataRequest: false,
      checkout: defaultCheckoutSettings,
      content: { ...contentFixture, unlimitedFacets: [84] },
      hasPage: () => true,
    });
    for (const categoryId of [20, 84]) await api.search.query({ categoryId });
    expect(limits).toEqual([{ all: true, max: 10 }, { all: true }]);
  });

  it('includes the site in its calls', async () => {
    const paths: string[] = [];
    const backend = createFakeBackend();
    const context = createRequestContext({
      request: new Request('http://localhost/gb/cart'),
      peer: undefined,
      site: siteByCode('GBR'),
      sites: defaultSites,
      apiFetch: (request) => {
        paths.push(new URL(request.url).pathname);
        return backend.fetch(request);
      },
      publicUrl: 'http://localhost',
      now: 0,
      isDataRequest: false,
      checkout: defaultCheckoutSettings,
      hasPage: () => true,
    });
    await context.api.lists.active();
    expect(paths).toEqual(['/svc_list/site/GBR/lists']);
  });
});
