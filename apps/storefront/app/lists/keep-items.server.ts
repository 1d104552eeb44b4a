import type { NewLineItem } from '@ironcart/api/codec';
import { type KeptListType, keepForLater } from '@ironcart/shop-machines';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import { listOfType } from './list-of-type.ts';

/** What the page tells the native app around it, where that has to do something itself. */
export interface AppLogin {
  readonly ok: false;
  readonly code: 'app_login';
  readonly message: string;
}

const appLogin: AppLogin = { ok: false, code: 'app_login', message: 'Log in to keep this for later.' };

/**
 * Puts items on a list of the customer's. A guest of a browser is led to log in and comes to the wishlist afterwards
 * (S6-guest-03); one of the app is answered with what asks the app to log them in (S6-guest-04).
 * @returns undefined once they are kept
 * @throws a redirect to the log-in page; ApiError as `lists.addItems`
 */
export const keepItems = async (
  context: RequestContext,
  type: KeptListType,
  items: readonly NewLineItem[],
): Promise<AppLogin | undefined> => {
  const isKept = await keepForLater(type, {
    isLoggedIn: (await context.customer()) !== undefined,
    device: context.device,
    add: async () => {
      await context.api.lists.addItems(await listOfType(context, type), items);
    },
    goTo: (path) => {
      throw redirect(path);
    },
    // The answer is what tells it: the app's bridge is in the page.
    tellApp: () => {},
  });
  return isKept ? undefined : appLogin;
};
