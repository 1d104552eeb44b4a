import { wishlistPath } from '@ironcart/core/routing';
import { noticesPath } from './notices-path.ts';

/** The pages of an account that exist, as its own menu lists them. */
export const accountPages: readonly { readonly label: string; readonly href: string }[] = [
  { label: 'Dashboard', href: '/account/dashboard' },
  { label: 'Order History', href: '/account/orders' },
  { label: 'Wishlist', href: wishlistPath },
  { label: 'Programming', href: '/account/programming' },
  { label: 'Back in Stock', href: noticesPath },
  { label: 'Address Book', href: '/account/address' },
  { label: 'Account Settings', href: '/account/settings' },
];
