import type { NewLineItem } from '@ironcart/api/codec';
import { type KeptListType, keepForLater } from '@ironcart/shop-machines';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import { listOfType } from './list-of-type.ts';

/** A request to the native app to log the shopper in. */
export interface AppLogin {
  readonly ok: false;
  readonly code: 'app_login';
  readonly message: string;
}

const appLogin: AppLogin = { ok: false, code: 'app_login', message: 'Log in to keep this for later.' };

/**
 * Adds items to a list of the customer. A guest in a browser is redirected to log in and then to the wishlist
 * (S6-guest-03); in the app, the result asks the app to log them in (S6-guest-04). A guest's item is stored in the
 * session, not shown on any page, and merged into the customer's wishlist on log-in (S6-merge-01).
 * @returns undefined once they are added
 * @throws a redirect to the log-in page; ApiError as `lists.addItems`
 */
export const keepItems = async (
  context: RequestContext,
  type: KeptListType,
  items: readonly NewLineItem[],
): Promise<AppLogin | undefined> => {
  const isLoggedIn = (await context.customer()) !== undefined;
  const add = async (): Promise<void> => {
    await context.api.lists.addItems(await listOfType(context, type), items);
  };
  if (!isLoggedIn && type === 'wishlist') await add();
  const isKept = await keepForLater(type, {
    isLoggedIn,
    device: context.device,
    add,
    goTo: (path) => {
      throw redirect(path);
    },
    // The page sends the request itself, because only the browser can access the app's bridge.
    tellApp: () => {},
  });
  return isKept ? undefined : appLogin;
};
