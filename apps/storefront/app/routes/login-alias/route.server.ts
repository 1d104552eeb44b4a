import { redirect } from 'react-router';
import type { RouteArgs } from '../route-args.ts';

/** The old URL of the log-in page (S2-routes-11). */
export const loader = async ({ context }: RouteArgs) => {
  throw redirect(`/login${context.url.search}`);
};
