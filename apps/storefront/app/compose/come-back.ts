import { comeBackAfterSeconds } from '../shell/come-back-after.ts';

/**
 * What a page says that cannot be shown for a moment: when it may be asked for again, which browsers do by themselves,
 * also without scripts. What a form sent is not sent again unasked.
 */
export const comeBackHeaders = ({ method }: Pick<Request, 'method'>): Readonly<Record<string, string>> => ({
  'Retry-After': String(comeBackAfterSeconds),
  'Cache-Control': 'no-store',
  ...(method === 'GET' ? { Refresh: String(comeBackAfterSeconds) } : {}),
});
