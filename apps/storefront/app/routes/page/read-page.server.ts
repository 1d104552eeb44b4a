import { isApiError } from '@ironcart/api/client';
import type { ContentBlock } from '@ironcart/core/content';
import { readBlocks } from '../../content/read-blocks.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/**
 * Reads a content page with sanitized blocks and their data. A failure is logged with the URL; a missing page is not
 * logged, because visitors can type any URL.
 * @param blocksWhenEmpty what a page without blocks shows; default: its title alone
 */
export const readPage = async (
  context: RequestContext,
  identifierOrId: string | number,
  blocksWhenEmpty: (context: RequestContext) => Promise<readonly ContentBlock[]> = async () => [],
) => {
  const { api, site, url, warn } = context;
  try {
    const page = await api.content.page(identifierOrId);
    const head: PageHead = { title: page.title, description: page.description, canonicalPath: page.url };
    return {
      head,
      page: { title: page.title, identifier: page.identifier },
      ...(await readBlocks(context, page.blocks.length === 0 ? await blocksWhenEmpty(context) : page.blocks)),
    };
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found')) {
      warn(`The page ${identifierOrId} of ${site.code} could not be loaded for ${url.origin}${url.pathname}`, thrown);
    }
    throw thrown;
  }
};
