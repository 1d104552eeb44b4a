import { data } from 'react-router';
import type { RouteArgs } from '../route-args.ts';
import { changeNewsletters } from '../settings/change-newsletters.ts';
import { preferencesScreen, readScreen } from './read-screen.server.ts';

/** The screens of the native app (S2-appscreens). */
export const loader = async ({ params, context }: RouteArgs) => {
  const screen = await readScreen(context, params['*'] ?? '');
  if (screen === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return screen;
};

/** Handles the only form among the screens, the notification preferences. */
export const action = async ({ params, request, context }: RouteArgs) => {
  if (params['*'] !== preferencesScreen) throw data({ code: 'not_found' }, { status: 404 });
  return changeNewsletters(context, await request.formData());
};
