import { isApiError } from '@ironcart/api/client';
import { readBlocks } from '../../content/read-blocks.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/**
 * Reads a content page with sanitized blocks and their data. A failure is logged with the URL; a page that does not exist
 * is none, because visitors write addresses.
 */
export const readPage = async (context: RequestContext, identifierOrId: string | number) => {
  const { api, site, url, warn } = context;
  try {
    const page = await api.content.page(identifierOrId);
    const head: PageHead = { title: page.title, description: page.description, canonicalPath: page.url };
    return {
      head,
      page: { title: page.title, identifier: page.identifier },
      ...(await readBlocks(context, page.blocks)),
    };
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found')) {
      warn(`The page ${identifierOrId} of ${site.code} could not be loaded for ${url.origin}${url.pathname}`, thrown);
    }
    throw thrown;
  }
};
