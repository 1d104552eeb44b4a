import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const pageAt = async (path: string, options: Parameters<typeof openStorefront>[0] = {}) =>
  (await (await openStorefront(options)).get(path)).text();

describe('category page', () => {
  it('without products links to other sections of the shop', async () => {
    const html = await pageAt('/barbells', { finds: [] });
    expect(html).toContain('Nothing here yet');
    expect(html).toContain('aria-label="Sections of the shop"');
    expect(html).not.toContain('id="products"');
  });

  it('without matches for its filters says so, with a link to reset them', async () => {
    const html = await pageAt('/barbells?brand=Nobody', { finds: [] });
    expect(html).toContain('Nothing has all of that');
    expect(html).toContain('href="/barbells"');
    expect(html).not.toContain('Nothing here yet');
  });

  it('shows its products', async () => {
    const html = await pageAt('/barbells');
    expect(html).toContain('href="/competition-bar"');
    expect(html).not.toMatch(/Nothing here yet|Nothing has all of that/);
  });
});
