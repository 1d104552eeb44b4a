import { isApiError } from '@ironcart/api/client';
import { data } from 'react-router';
import type { RequestContext } from '../../request-context/request-context.ts';
import { readPage } from '../page/read-page.server.ts';
import type { RouteArgs } from '../route-args.ts';
import { readPreview } from './read-preview.server.ts';

/** The page builder's page for `rhpa`; the home page if there is none (S2-routes-20, READINGS A45). */
const readHome = async (context: RequestContext) => {
  const content = await readPage(context, 'rhpa').catch((thrown: unknown) => {
    if (isApiError(thrown, 'not_found')) return readPage(context, 'home');
    throw thrown;
  });
  const { title, description } = content.head;
  return { ...content, head: { title, description, isPrivate: true }, until: undefined };
};

const readers: Readonly<Record<string, typeof readPreview | typeof readHome>> = {
  preview: readPreview,
  rhpa: readHome,
};

/** Pages of the page builder below `/__rb__`. Unknown paths and invalid links return the 404 page. */
export const loader = async ({ context, params }: RouteArgs) => {
  const name = params.name ?? '';
  const page = Object.hasOwn(readers, name) ? await readers[name]?.(context) : undefined;
  if (page === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return page;
};
