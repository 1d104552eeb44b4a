import { describe, expect, it } from 'vitest';
import { deliveryUrl } from '../../product/delivery/delivery-url.ts';
import { noContent } from '../../site/store-content.ts';
import { bar, home, shirt } from '../../testing/fixtures.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const page = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
const ask = async (
  productId: number,
  fields: Readonly<Record<string, string>>,
  options: Parameters<typeof openStorefront>[0] = {},
) => {
  const store = await openStorefront(options);
  const response = await store.post(deliveryUrl(productId), fields);
  const rated = store.calls.find(({ path }) => path.startsWith('/svc_shipping'))?.body;
  return { html: await page(response), cookie: response.headers.get('Set-Cookie') ?? '', rated };
};

describe('delivery costs of a product', () => {
  it("are the store's rates for the selected quantity at the ZIP code, cheapest first", async () => {
    const { html, rated } = await ask(bar.productId, { postcode: '45402', qty: '2' });
    expect(rated).toMatchObject({
      storeId: 1,
      shippingAddress: { countryId: 'US', postcode: '45402', region: 'OH' },
      items: [{ productId: bar.productId, qty: 2 }],
      allowSplit: false,
    });
    expect(html).toContain('2 pieces to 45402, Ohio');
    expect(html.indexOf('Ground, 3 to 5 days')).toBeLessThan(html.indexOf('Air, the next day'));
    expect(html).toContain('$12.50');
    expect(html).toContain('$48.00');
  });

  it('are remembered by place, which the next form shows', async () => {
    const { cookie } = await ask(bar.productId, { postcode: '45402' });
    expect(cookie).toContain('deliverTo=US%7C45402');
    const { get } = await openStorefront();
    const html = await page(await get(bar.url, { Cookie: 'deliverTo=US%7C99501' }));
    expect(html).toMatch(/name="postcode"[^>]*value="99501"|value="99501"[^>]*name="postcode"/);
  });

  it('report an empty field beside it, without a call', async () => {
    const { html, rated, cookie } = await ask(bar.productId, { postcode: ' ' });
    expect(html).toContain('Please enter your ZIP code');
    expect(rated).toBeUndefined();
    expect(cookie).not.toContain('deliverTo');
  });

  it('require the product options that they depend on', async () => {
    const { html, rated } = await ask(shirt.productId, { postcode: '45402' });
    expect(html).toContain('Choose a colour');
    expect(rated).toBeUndefined();
  });

  it('start with the address of the customer', async () => {
    const { get } = await openStorefront({ isLoggedIn: true, addresses: [home] });
    expect(await page(await get(deliveryUrl(bar.productId), withSession))).toContain(`value="${home.postcode}"`);
  });

  it.each(['/delivery', '/delivery?product=404404'])('redirect home without a product: %s', async (path) => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe('/');
  });
});

describe('terms of the store', () => {
  const productTerms = [
    { label: 'Warranty', text: '5 years on the shaft', href: '/warranty' },
    { label: 'Pickup', text: 'Free at our works', pickup: true },
  ];

  it('are shown on the product page, with a form for delivery costs', async () => {
    const { get } = await openStorefront({ content: { ...noContent, productTerms } });
    const html = await page(await get(bar.url));
    expect(html).toContain('<a href="/warranty">5 years on the shaft</a>');
    expect(html).toContain('Free at our works');
    expect(html).toContain('action="/delivery?product=1"');
  });
});
