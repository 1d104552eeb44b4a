import { siteByCode } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { defaultCheckoutSettings } from '../../checkout/checkout-settings.ts';
import { readBlocks } from '../../content/read-blocks.server.ts';
import { createRequestContext } from '../../request-context/request-context.ts';
import { createFakeBackend } from '../../testing/fake-backend.ts';
import { readPage } from './read-page.server.ts';

/** A shopper of Britain's site on a content page, with a backend that fails below the given path. */
const open = (failing: string) => {
  const warnings: string[] = [];
  const backend = createFakeBackend();
  const context = createRequestContext({
    request: new Request('https://shop.example/gb/about?from=footer'),
    peer: undefined,
    site: siteByCode('GBR'),
    apiFetch: async (request) =>
      new URL(request.url).pathname.includes(failing) ? new Response(null, { status: 500 }) : backend.fetch(request),
    publicUrl: 'https://shop.example',
    now: 0,
    isDataRequest: false,
    checkout: defaultCheckoutSettings,
    warn: (message) => warnings.push(message),
  });
  return { context, warnings };
};

describe('a content page', () => {
  it('that cannot be loaded is logged with the site’s code and the address [S8-err-other-15]', async () => {
    const { context, warnings } = open('/cms/page/');
    await expect(readPage(context, 'about')).rejects.toMatchObject({ status: 500 });
    expect(warnings).toEqual(['The page about of GBR could not be loaded for https://shop.example/gb/about']);
  });

  it('goes without a block that cannot be loaded, and a warning says which [S8-err-other-16]', async () => {
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
