import { data } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import { invitationalPageName } from '../event/event-page-name.ts';
import { readEventPage } from '../event/read-event-page.server.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'The invitational', isPrivate: true };

/**
 * The invitational of the flag's year, and its subpages (S2-cond-18, -19). Its first page exists before anything is
 * announced, because menus link to it.
 */
export const loader = async ({ params, context }: RouteArgs) => {
  const path = params['*'] ?? '';
  const flags = await context.flags();
  const content = await readEventPage(context, invitationalPageName(path, flags));
  if (content === undefined && path !== '') throw data({ code: 'not_found' }, { status: 404 });
  return content === undefined ? { head, isAnnounced: false as const } : { ...content, isAnnounced: true as const };
};
