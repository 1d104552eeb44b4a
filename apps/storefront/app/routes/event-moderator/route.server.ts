import { isApiError } from '@ironcart/api/client';
import { data } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

/** The host's data of an event: date, location and divisions (S2-cond-15, READINGS A38). */
export const loader = async ({ params, context }: RouteArgs) => {
  try {
    const event = await context.api.events.get(params.eventId ?? '');
    const head: PageHead = { title: event.name, isPrivate: true };
    return { head, event };
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    throw data({ code: 'not_found' }, { status: 404 });
  }
};
