import { isApiError } from '@ironcart/api/client';
import type { RequestContext } from '../../request-context/request-context.ts';
import { readPage } from '../page/read-page.server.ts';

/** The content page of an event; undefined if the store has none. */
export const readEventPage = async (context: RequestContext, name: string) => {
  try {
    return await readPage(context, name);
  } catch (thrown) {
    if (isApiError(thrown, 'not_found')) return undefined;
    throw thrown;
  }
};
