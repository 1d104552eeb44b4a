import { type Device, loginPath, wishlistPath } from '@ironcart/core';

/** A list that only a customer has (S6-guest-01, -02): the wishlist, and what is saved for later. */
export type KeptListType = 'wishlist' | 'sfl';

export interface KeepForLaterPorts {
  readonly isLoggedIn: boolean;
  readonly device: Device;
  /** Adds the item to the customer's list. */
  add(type: KeptListType): Promise<void>;
  /** Goes to a path within the site. */
  goTo(path: string): void;
  /** Tells the native app, which has a log-in of its own. */
  tellApp(event: { readonly type: 'login' }): void;
}

/**
 * Keeps an item for a customer. A guest keeps nothing: in a browser they are led to the log-in, and from there to the
 * wishlist (S6-guest-03); in the app the app logs them in (S6-guest-04).
 * @returns whether it was kept
 * @throws what `add` rejects with
 */
export const keepForLater = async (type: KeptListType, ports: KeepForLaterPorts): Promise<boolean> => {
  if (ports.isLoggedIn) {
    await ports.add(type);
    return true;
  }
  if (ports.device.kind === 'app') ports.tellApp({ type: 'login' });
  else ports.goTo(loginPath(wishlistPath));
  return false;
};
