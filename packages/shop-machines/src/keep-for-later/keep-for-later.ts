import { acceptsAppMessages, type Device, loginPath, wishlistPath } from '@ironcart/core/routing';

/** A list that only customers have (S6-guest-01, -02): the wishlist and the save-for-later list. */
export type KeptListType = 'wishlist' | 'sfl';

export interface KeepForLaterPorts {
  readonly isLoggedIn: boolean;
  readonly device: Device;
  /** Adds the item to the customer's list. */
  add(type: KeptListType): Promise<void>;
  /** Navigates to a path within the site. */
  goTo(path: string): void;
  /** Sends an event to the native app, which has its own log-in. */
  tellApp(event: { readonly type: 'login' }): void;
}

/**
 * Adds an item to a customer's wishlist or save-for-later list. A guest is sent to the log-in instead: in a browser to
 * the log-in page, which leads on to the wishlist (S6-guest-03), in the native app to the app's own log-in
 * (S6-guest-04), unless the app is too old to receive messages.
 * @returns whether the item was added
 * @throws the error of `add`
 */
export const keepForLater = async (type: KeptListType, ports: KeepForLaterPorts): Promise<boolean> => {
  if (ports.isLoggedIn) {
    await ports.add(type);
    return true;
  }
  if (acceptsAppMessages(ports.device)) ports.tellApp({ type: 'login' });
  else ports.goTo(loginPath(wishlistPath));
  return false;
};
