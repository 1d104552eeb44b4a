import { describe, expect, it } from 'vitest';
import { bar } from '../../testing/fixtures.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

const pageOf = async (given: Partial<typeof bar>, options: Parameters<typeof openStorefront>[0] = {}) => {
  const { get } = await openStorefront({
    ...options,
    alsoSold: [{ ...bar, productId: 30, url: '/own-bar', ...given }],
  });
  return (await get('/own-bar')).text();
};
const addButtonIn = (html: string) => /<button[^>]*>(?:<[^>]*>)*Add to cart/.exec(html.replaceAll('<!-- -->', ''))?.[0];

describe('product page', () => {
  it('sells available products', async () => {
    expect(addButtonIn(await pageOf({}))).not.toContain('disabled');
  });

  it('does not sell permanently unavailable products', async () => {
    const inventory = bar.inventory && { ...bar.inventory, max: 0, qoh: 0, bin: false };
    expect(addButtonIn(await pageOf({ inventory }))).toContain('disabled');
  });

  it('links the views of the blocks below it', async () => {
    const pageBlocks = [
      {
        name: 'Tabs',
        props: { label: 'Parts', tabs: [{ label: 'Care', slot: 'care' }] },
        slots: { care: [{ name: 'RichText', props: { html: '<p>Wipe it dry</p>' } }] },
      },
    ];
    const html = await pageOf({ attributes: { ...bar.attributes, content_page: 'care' } }, { pageBlocks });
    expect(html).toContain('Wipe it dry');
    const modules = / data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ');
    expect(modules).toContain('app/content/layout-blocks.tsx');
    expect((await pageOf({})).includes('app/content/layout-blocks.tsx')).toBe(false);
  });
});
