import { wishlistPath } from '@ironcart/core/routing';

/** Where a customer sees what they are told of once it is back in stock. */
export const noticesPath = '/account/bin';

/** Where a customer sees the cards that are kept for them. */
export const paymentMethodsPath = '/account/payment-methods';

/** Where a customer reads and writes reviews. */
export const reviewsPath = '/account/reviews';

/** Where a customer says what they do, and what they are interested in. */
export const aboutMePath = '/account/about-me';

/** Where a customer makes registries and sees theirs. */
export const registriesPath = '/account/registry';

/** Where a customer asks for prices, and takes them into the cart. */
export const quotingPath = '/account/custom-quoting';

/** An entry of the account's own menu. */
export interface AccountPage {
  readonly label: string;
  readonly href: string;
}

/** The pages of an account, as its own menu lists them: what was bought, what is kept for later, who the customer is. */
export const accountPagesOf = ({
  asksAboutCustomer,
  plansGyms,
}: {
  readonly asksAboutCustomer: boolean;
  /** Whether the site has the gym planner. */
  readonly plansGyms: boolean;
}): readonly AccountPage[] => [
  { label: 'Dashboard', href: '/account/dashboard' },
  { label: 'Order History', href: '/account/orders' },
  { label: 'Earned Store', href: '/account/earned-store' },
  { label: 'Programming', href: '/account/programming' },
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
  { label: 'Address Book', href: '/account/address' },
  ...(asksAboutCustomer ? [{ label: 'About Me', href: aboutMePath }] : []),
  { label: 'Account Settings', href: '/account/settings' },
];
