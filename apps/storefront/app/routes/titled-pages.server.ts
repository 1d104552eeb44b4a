import type { ServerRoute } from './route-args.ts';

/** A page whose only data is its title; not indexed by search engines. */
const titledPage = (title: string): ServerRoute => {
  const head = { title, isPrivate: true };
  return { loader: async () => ({ head }) };
};

export const expiredPassword = titledPage('Your password has expired');

/** Shown when a sign-up without scripts could not be saved. */
export const newsletterError = titledPage('You are not signed up yet');

/** Page that the service worker shows when there is no connection and no stored copy of the requested page. */
export const offline = titledPage('You are offline');

/** The page that an app opens invisibly before its first screen (S2-routes-26, S2-appscreens-03). */
export const preloader = titledPage('Opening the store');
