import { wishlistPath } from '@ironcart/core/routing';

/** Where a customer sees what they are told of once it is back in stock. */
export const noticesPath = '/account/bin';

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
