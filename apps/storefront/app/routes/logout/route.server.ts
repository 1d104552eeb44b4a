import { redirect } from 'react-router';
import type { RouteArgs } from '../route-args.ts';

/** Logging out is a form post; following a link does not log out. */
export const loader = async () => {
  throw redirect('/');
};

/** Ends the session on the server and in the browser. */
export const action = async ({ context }: RouteArgs): Promise<never> => {
  await context.api.session.logout();
  throw redirect('/');
};
