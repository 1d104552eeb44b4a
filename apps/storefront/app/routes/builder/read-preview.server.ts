import { isApiError } from '@ironcart/api/client';
import { readBlocks } from '../../content/read-blocks.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/**
 * Reads an unpublished page of the page builder by its signed link (S2-routes-21); undefined if the link is invalid or
 * has expired.
 */
export const readPreview = async (context: RequestContext) => {
  const { api, site, url } = context;
  const id = url.searchParams.get('page');
  const key = url.searchParams.get('key');
  if (!id || !key) return undefined;
  const page = await api.content.preview(id, key).catch((thrown: unknown) => {
    if (isApiError(thrown) && (thrown.status ?? 500) < 500) return undefined;
    throw thrown;
  });
  if (page === undefined) return undefined;
  const head: PageHead = { title: page.title, description: page.description, isPrivate: true };
  const until = new Intl.DateTimeFormat(site.locale.replace('_', '-'), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: site.timeZone,
  }).format(page.expiresAtMs);
  return { head, page: { title: page.title }, until, ...(await readBlocks(context, page.blocks)) };
};
