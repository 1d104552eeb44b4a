import { defaultSites, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../content/read-blocks.server.ts';
import { readProductBlocks } from '../../product/read-product-blocks.server.ts';
import { defaultCheckoutSettings } from '../../request-context/checkout-settings.ts';
import { createRequestContext } from '../../request-context/request-context.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { readPage } from './read-page.server.ts';

/** A shopper on a content page of the British site, with a backend that fails for the given path. */
const open = (failing: string, failure: () => Response = () => new Response(null, { status: 500 })) => {
  const warnings: string[] = [];
  const backend = createFakeBackend();
  const context = createRequestContext({
    request: new Request('https://shop.example/gb/about?from=footer'),
    peer: undefined,
    site: siteByCode('GBR'),
    sites: defaultSites,
    apiFetch: async (request) => (new URL(request.url).pathname.includes(failing) ? failure() : backend.fetch(request)),
    publicUrl: 'https://shop.example',
    now: 0,
    isDataRequest: false,
    checkout: defaultCheckoutSettings,
    hasPage: () => true,
    warn: (message) => warnings.push(message),
  });
  return { context, warnings };
};

describe('content page', () => {
  it('that cannot be loaded is logged with the code of the site and the page URL [S8-err-other-15]', async () => {
    const { context, warnings } = open('/cms/page/');
    await expect(readPage(context, 'about')).rejects.toMatchObject({ status: 500 });
    expect(warnings).toEqual(['The page about of GBR could not be loaded for https://shop.example/gb/about']);
  });

  it('that does not exist is not logged, because visitors may type any URL', async () => {
    const { context, warnings } = open('/cms/page/', () =>
      Response.json({ error: { type: 'not_found', message: 'There is no such page' } }, { status: 404 }),
    );
    await expect(readPage(context, 'event-nowhere-2024')).rejects.toMatchObject({ status: 404 });
    expect(warnings).toEqual([]);
  });

  it('omits a block that cannot be loaded, with a warning that names it [S8-err-other-16]', async () => {
    const { context, warnings } = open('/cms/block/');
    const page = await readBlocks(context, [
      { name: 'Heading', props: { text: 'Bars' } },
      { name: 'Block', props: { block: 'returns-note' } },
    ]);
    expect(warnings).toEqual(['The block returns-note could not be loaded']);
    expect(page.blocks).toHaveLength(2);
    expect(page).not.toHaveProperty('html');
  });
});

describe('texts of a content page', () => {
  it("link to pages of the shopper's site, also in nested blocks", async () => {
    const { context } = open('/nothing-fails/');
    const { html } = await readBlocks(context, [{ name: 'Block', props: { block: 'care' } }]);
    expect(html?.care).toContain('<a href="/gb/about">');
  });

  it('use the product beside which they are shown', async () => {
    const { context } = open('/nothing-fails/');
    const words = { name: 'RichText', props: { html: '<p>{{name}} by {{brand}}</p>' } };
    const specs = { name: 'GearSpecs', props: { title: 'In figures', productId: 1 }, slots: { default: [words] } };
    const { blocks } = await readBlocks(context, [specs]);
    expect(blocks[0]?.slots?.default?.[0]?.props.html).toBe('<p>Competition Bar by Halden</p>');
  });
});

describe('CMS content below a product', () => {
  const named = { sku: 'BAR-20', attributes: { content_page: 'bar-care' } };
  const blocks = [
    { name: 'Hero', props: { title: 'Of the page by itself' } },
    { name: 'Heading', props: { text: 'For every bar' } },
    { name: 'Heading', props: { text: 'For this bar' }, skus: ['BAR-20'] },
    { name: 'Heading', props: { text: 'For another bar' }, skus: ['BAR-15'] },
  ];
  const withPage = () => {
    const { context } = open('/nothing-fails/');
    const asked: (string | number)[] = [];
    const page = async (identifier: string | number) => {
      asked.push(identifier);
      return { id: 9, identifier: 'bar-care', url: '/bar-care', title: '', description: '', blocks };
    };
    return { asked, context: { ...context, api: { ...context.api, content: { ...context.api.content, page } } } };
  };

  it('is the page named in its attribute, without blocks for other SKUs [S2-cms-16]', async () => {
    const { context, asked } = withPage();
    const content = await readProductBlocks(context, named);
    expect(content?.blocks.map(({ props }) => props.text)).toEqual(['For every bar', 'For this bar']);
    expect(asked).toEqual(['bar-care']);
  });

  it('is omitted without a request if no page is named', async () => {
    const { context, asked } = withPage();
    expect(await readProductBlocks(context, { sku: 'BAR-20', attributes: {} })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('is omitted with a warning if it cannot be loaded', async () => {
    const { context, warnings } = open('/cms/page/');
    expect(await readProductBlocks(context, named)).toBeUndefined();
    expect(warnings).toEqual(['The content bar-care of BAR-20 could not be loaded']);
  });
});
