import { describe, expect, it } from 'vitest';
import { backInStockUrl } from '../../product/back-in-stock.ts';
import { bar, red, shirt } from '../../testing/fixtures.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

describe('back-in-stock form', () => {
  it('names the product and links back to the page that sells it', async () => {
    const { get } = await openStorefront();
    const page = await (await get(backInStockUrl(red.productId, shirt.productId))).text();
    expect(page).toContain('Club Shirt red');
    expect(page).toContain('href="/club-shirt"');
  });

  it('shows an error of the e-mail, and keeps it', async () => {
    const { post, calls } = await openStorefront();
    const page = await (await post(backInStockUrl(bar.productId, bar.productId), { email: 'ana@' })).text();
    expect(page).toContain('Please enter a valid email');
    expect(page).toContain('ana@');
    expect(calls.some(({ path }) => path.startsWith('/svc_bin'))).toBe(false);
  });

  it('sends the variant and its parent product', async () => {
    const { post, calls } = await openStorefront();
    await post(backInStockUrl(red.productId, shirt.productId), { email: 'ana@example.com' });
    expect(calls.find(({ path }) => path.startsWith('/svc_bin'))?.body).toEqual({
      product_id: red.productId,
      parent_id: shirt.productId,
      email: 'ana@example.com',
    });
  });

  it.each(['/back-in-stock', '/back-in-stock?product=x', '/back-in-stock?product=404404'])(
    'redirects home without a product: %s',
    async (path) => {
      const { get } = await openStorefront();
      expect((await get(path)).headers.get('Location')).toBe('/');
    },
  );
});
