import { describe, expect, it, vi } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const open = async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { get, post, calls } = await openStorefront();
  return { get, post, asked: () => calls.map(({ path }) => path) };
};

describe('path outside the route table', () => {
  it('of a loaded category needs no call [S2-dynamic-01]', async () => {
    const { get, asked } = await open();
    expect(await (await get('/gb/barbells')).text()).toContain('<h1');
    expect(asked()).not.toContain('/svc_route/route');
  });

  it('of a category shows its link set above the products [S2-toplinks-04]', async () => {
    const { get } = await open();
    expect(await (await get('/gb/barbells')).text()).toMatch(/<a[^>]* href="\/gb\/garage-gym"[^>]*>.*?Garage gym/);
  });

  it('of the type cms or page shows that content page [S2-dynamic-06] [S2-dynamic-07]', async () => {
    for (const path of ['/about', '/bar-care']) {
      const { get, asked } = await open();
      expect(await (await get(path)).text(), path).toContain('Made to be dropped.');
      expect(asked()).toContain('/svc_content/cms/page/1');
    }
  });

  it('of a landing category shows its content page and no product list [S2-dynamic-09]', async () => {
    const { get, asked } = await open();
    expect(await (await get('/gifts')).text()).toContain('Made to be dropped.');
    expect(asked()).toContain('/svc_content/cms/page/gift-guide');
    expect(asked()).not.toContain('/svc_content/catalog/category/4691');
  });

  it('that cannot be looked up is a 404 with a retry [S8-route-01]', async () => {
    const { get } = await open();
    const response = await get('/gb/unsure?from=mail');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('We could not look this page up');
    expect(html).toMatch(/<a[^>]* href="\/gb\/unsure\?from=mail"[^>]*>.*?Try again/);
  });

  it('of a missing product is a 404 that is neither logged nor reported [S8-err-other-08]', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    warn.mockClear();
    const error = vi.spyOn(console, 'error');
    const { get, reported } = await openStorefront();
    expect((await get('/gone')).status).toBe(404);
    expect([warn.mock.calls, error.mock.calls, reported]).toEqual([[], [], []]);
    error.mockRestore();
  });

  it('that is unknown is a 404 without a retry', async () => {
    const { get } = await open();
    const response = await get('/nowhere');
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('Try again');
  });
});

describe('form of a content page', () => {
  it('is sent to the store, with and without scripts', async () => {
    const { post, asked } = await open();
    const response = await post('/about', { formHash: 'hld-contact', message: 'Do you ship to Malta?' });
    expect(response.status).toBe(200);
    expect(asked()).toContain('/svc_ssr/submit/wufoo');
  });

  it('returns missing fields and the typed values', async () => {
    const { post } = await open();
    const html = await (await post('/about', { formHash: 'hld-contact', name: 'Ada' })).text();
    expect(html).toContain('"missing":["message"]');
    expect(html).toContain('"values":{"name":"Ada"}');
  });

  it('returns an invalid e-mail field and the typed values', async () => {
    const { post } = await open();
    const form = { formHash: 'hld-contact', email: 'ada at example.com', message: 'Hello' };
    const html = await (await post('/about', form)).text();
    expect(html).toContain('"invalidEmails":["email"]');
    expect(html).toContain('"email":"ada at example.com"');
  });
});

describe('cards of a lazily loaded row', () => {
  it('are data only, not a page', async () => {
    const { get } = await open();
    const answer = await get('/product-cards?ids=1,x,-3&_data=product-cards', { 'X-Ironcart-Data': 'product-cards' });
    expect(await answer.json()).toMatchObject({ cards: [{ product: { productId: 1 } }] });
    expect((await get('/product-cards?ids=1')).headers.get('Location')).toBe('/');
  });
});
