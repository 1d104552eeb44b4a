export const allSites = ['', '/ca', '/au', '/eu', '/gb', '/apo'] as const;
export type SitePath = (typeof allSites)[number];

/** A route of the specification's section 2 with an example path, and the sites that have it. */
export interface SpecifiedRoute {
  readonly id: string;
  readonly path: string;
  /** Default: all sites. */
  readonly on?: readonly SitePath[];
  /**
   * Visitors who are redirected to another page: guests to the log-in, customers away from it, or all. Default: none.
   */
  readonly redirects?: 'guest' | 'customer' | 'everybody';
}

const usaOnly: readonly SitePath[] = [''];

/** Sites with returns while the flag `enable-eu-returns` is off, as in a new store. */
const sitesWithReturns: readonly SitePath[] = ['', '/ca', '/apo'];

const forCustomers = (entries: readonly (readonly [id: string, path: string])[]): readonly SpecifiedRoute[] =>
  entries.map(([id, path]) => ({ id, path, redirects: 'guest' }));

/**
 * The routes of section 2, as in a new demo store: no flag is set, the cart is empty. Routes with a customer's own
 * number or key are tested with a demo customer's.
 */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  { id: 'S2-routes-01', path: '/' },
  { id: 'S2-routes-03', path: '/mps-review' },
  { id: 'S2-routes-05', path: '/newsletter-signup' },
  { id: 'S2-routes-06', path: '/newsletter-error' },
  { id: 'S2-routes-07', path: '/search?q=bar' },
  { id: 'S2-routes-08', path: '/search', redirects: 'everybody' },
  { id: 'S2-routes-09', path: '/cart' },
  { id: 'S2-routes-10', path: '/login', redirects: 'customer' },
  { id: 'S2-routes-11', path: '/customer/account/login', redirects: 'everybody' },
  { id: 'S2-routes-12', path: '/expired-password' },
  { id: 'S2-routes-13', path: '/compare/bars' },
  { id: 'S2-routes-14', path: '/payment-link' },
  { id: 'S2-routes-17', path: '/giftregistry/search/index' },
  { id: 'S2-routes-19', path: '/shippingtracker' },
  { id: 'S2-routes-20', path: '/__rb__/rhpa' },
  { id: 'S2-routes-22', path: '/deals' },
  { id: 'S2-routes-23', path: '/deals?category=Apparel' },
  { id: 'S2-routes-23', path: '/deals?category=Shoes' },
  { id: 'S2-routes-24', path: '/deals?deal_type=rogue_boneyard&category=Shoes' },
  { id: 'S2-routes-25', path: '/brands' },
  { id: 'S2-routes-26', path: '/preloader' },
  { id: 'S2-routes-27', path: '/theindex' },
  { id: 'S2-routes-28', path: '/theindex/ryourogue' },
  { id: 'S2-routes-29', path: '/theindex/history' },
  { id: 'S2-footer-03', path: '/rogue-app' },
  { id: 'S2-account-01', path: '/account', redirects: 'everybody' },
  ...forCustomers([
    ['S2-account-03', '/account/dashboard'],
    ['S2-account-04', '/account/earned-store'],
    ['S2-account-05', '/account/programming'],
    ['S2-account-07', '/account/about-me'],
    ['S2-account-08', '/account/orders'],
    ['S2-account-09', '/account/reviews'],
    ['S2-account-10', '/account/my-lists'],
    ['S2-account-11', '/account/custom-quoting'],
    ['S2-account-12', '/account/registry'],
    ['S2-account-15', '/account/address'],
    ['S2-account-16', '/account/wishlist'],
    ['S2-account-17', '/account/bin'],
    ['S2-account-18', '/account/payment-methods'],
    ['S2-account-19', '/account/settings'],
  ]),
  { id: 'S2-account-20', path: '/account/my-gyms', on: usaOnly, redirects: 'guest' },
  { id: 'S2-account-21', path: '/account/zeus-saved-design', on: usaOnly, redirects: 'guest' },
  { id: 'S2-account-22', path: '/account/reset-password/some-token' },
  { id: 'S2-checkout-01', path: '/checkout/shipping', redirects: 'everybody' },
  { id: 'S2-checkout-02', path: '/checkout/payment', redirects: 'everybody' },
  { id: 'S2-checkout-03', path: '/checkout/review', redirects: 'everybody' },
  { id: 'S2-checkout-04', path: '/checkout', redirects: 'everybody' },
  { id: 'S2-checkout-08', path: '/checkout/success', redirects: 'everybody' },
  { id: 'S2-cond-01', path: '/rogue-catalog', on: usaOnly },
  { id: 'S2-cond-02', path: '/zeus-builder', on: usaOnly },
  { id: 'S2-cond-04', path: '/zeus-builder/templates', on: usaOnly },
  { id: 'S2-cond-05', path: '/zeus-builder/my-gyms', on: usaOnly },
  { id: 'S2-cond-06', path: '/zeus-builder/project/edit', on: usaOnly },
  { id: 'S2-cond-08', path: '/rmaprocess', on: sitesWithReturns, redirects: 'everybody' },
  { id: 'S2-cond-10', path: '/rmaprocess/initiate', on: sitesWithReturns },
  { id: 'S2-cond-11', path: '/rmaprocess/select-items', on: sitesWithReturns, redirects: 'everybody' },
  { id: 'S2-cond-12', path: '/rmaprocess/confirm', on: sitesWithReturns, redirects: 'everybody' },
  { id: 'S2-cond-13', path: '/rmaprocess/print', on: sitesWithReturns, redirects: 'everybody' },
  { id: 'S2-cond-14', path: '/rogue-equipped-gyms', on: [] },
  { id: 'S2-cond-15', path: '/events/moderator/halden-open-2027' },
  { id: 'S2-cond-16', path: '/events/halden-open/2027' },
  { id: 'S2-cond-17', path: '/events/halden-open' },
  { id: 'S2-cond-18', path: '/invitational' },
  { id: 'S2-cond-19', path: '/invitational/schedule' },
  { id: 'S2-appscreens-01', path: '/app' },
  { id: 'S2-appscreens-02', path: '/app/exclusive/1001' },
  { id: 'S2-appscreens-03', path: '/app/preloader' },
  { id: 'S2-appscreens-04', path: '/app/featured' },
  ...forCustomers([
    ['S2-appscreens-05', '/app/account/orders'],
    ['S2-appscreens-06', '/app/account/notifications'],
    ['S2-appscreens-07', '/app/account/notifications/preferences'],
  ]),
  { id: 'S2-appscreens-08', path: '/app/account/notifications/rapidfire' },
  { id: 'S2-appscreens-09', path: '/app/account/notifications/rapidfire?types=new&model=bar' },
];

/** Further pages of the store that are not in section 2, with their requirement or reason. */
export const furtherRoutes: readonly SpecifiedRoute[] = [
  { id: 'S1-chat-01', path: '/live-chat', on: ['', '/ca', '/apo'] },
  { id: 'compare from a card', path: '/compare/chosen' },
  { id: 'compare from a card', path: '/compare/chosen?ids=1002,1001' },
  { id: 'S2-search-06', path: '/theindex?q=bar' },
  { id: 'without a connection', path: '/offline' },
  { id: 'S2-account-22', path: '/forgot-password' },
  ...forCustomers([
    ['event tickets', '/account/events'],
    ['delete my account', '/account/settings/delete'],
  ]),
];
