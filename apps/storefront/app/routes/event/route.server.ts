import { data } from 'react-router';
import type { RouteArgs } from '../route-args.ts';
import { eventPageName } from './event-page-name.ts';
import { readEventPage } from './read-event-page.server.ts';

/** `/events/{name}/{year}` and its subpages (S2-cond-16). */
export const loader = async ({ params, context }: RouteArgs) => {
  const name = eventPageName(params['*'] ?? '');
  const page = name === undefined ? undefined : await readEventPage(context, name);
  if (page === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return page;
};
