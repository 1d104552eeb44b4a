import { wishlistPath } from '@ironcart/core/routing';

/** Page of the customer's back-in-stock notices. */
export const noticesPath = '/account/bin';

/** Page of the customer's stored cards. */
export const paymentMethodsPath = '/account/payment-methods';

/** Page of the gift cards that the customer bought and pays with. */
export const giftCardsPath = '/account/gift-cards';

/** Page to read and write the customer's reviews. */
export const reviewsPath = '/account/reviews';

/** Page of the customer's occupations and interests. */
export const aboutMePath = '/account/about-me';

/** Page of the customer's registries. */
export const registriesPath = '/account/registry';

/** Page of the customer's tickets and profile for events. */
export const eventTicketsPath = '/account/events';

/** Page to request quotes and add them to the cart. */
export const quotingPath = '/account/custom-quoting';

/** An entry of the account's own menu. */
export interface AccountPage {
  readonly label: string;
  readonly href: string;
  /** Path above the pages that belong to the entry; its own by default. */
  readonly above?: string;
}

/** The pages of the account menu: purchases, saved lists, and the customer's data. */
export const accountPagesOf = ({
  asksAboutCustomer,
  plansGyms,
}: {
  readonly asksAboutCustomer: boolean;
  /** Whether the site has the gym planner. */
  readonly plansGyms: boolean;
}): readonly AccountPage[] => [
  { label: 'Dashboard', href: '/account/dashboard' },
  { label: 'Order History', href: '/account/orders', above: '/account/order' },
  { label: 'Earned Store', href: '/account/earned-store' },
  { label: 'Programming', href: '/account/programming' },
  { label: 'Events', href: eventTicketsPath },
  { label: 'Reviews', href: reviewsPath },
  { label: 'My Lists', href: '/account/my-lists' },
  { label: 'Registries', href: registriesPath },
  ...(plansGyms
    ? [
        { label: 'My Gyms', href: '/account/my-gyms' },
        { label: 'Saved ZEUS Designs', href: '/account/zeus-saved-design' },
      ]
    : []),
  { label: 'Custom Quoting', href: quotingPath },
  { label: 'Wishlist', href: wishlistPath },
  { label: 'Back in Stock', href: noticesPath },
  { label: 'Payment Methods', href: paymentMethodsPath },
  { label: 'Gift Cards', href: giftCardsPath },
  { label: 'Address Book', href: '/account/address' },
  ...(asksAboutCustomer ? [{ label: 'About Me', href: aboutMePath }] : []),
  { label: 'Account Settings', href: '/account/settings' },
];
