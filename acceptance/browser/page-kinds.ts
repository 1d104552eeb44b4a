/** A page on which controls are pressed. */
export interface PageKind {
  readonly path: string;
  /** Whether the controls shared by all pages are pressed here. */
  readonly isFramed?: boolean;
  /** Whether the shopper has something in the cart. */
  readonly hasCart?: boolean;
  /** The visitor: a guest, a new customer with an address and a wish, or the demo's customer with orders. */
  readonly by?: 'guest' | 'customer' | 'orderingCustomer';
}

/** The product of the cart and the wishlist. */
export const product = '/halden-club-bar-20-kg';

const guestPages = [
  ...['/barbells', '/barbells?page=2', '/search?q=plate', '/search?q=zzzz', '/compare/bars', '/deals', '/brands'],
  ...[product, '/halden-trap-bar', '/grosvik-hooded-sweatshirt', '/halden-competition-bumper-plates'],
  ...['/halden-olympic-set-90-kg', '/halden-r4-power-rack', '/halden-gift-card-by-e-mail', '/cart'],
  ...['/login', '/forgot-password', '/contact', '/about', '/theindex', '/newsletter-signup', '/live-chat'],
  ...['/rmaprocess/initiate', '/shippingtracker', '/giftregistry/search/index', '/no-such-page'],
  ...['/rogue-equipped-gyms', '/zeus-builder', '/zeus-builder/templates', '/zeus-builder/project/edit', '/eu/cart'],
  ...['/invitational', '/events/halden-open/2027', '/mps-review', '/expired-password'],
];

const accountPages = [
  ...['dashboard', 'address', 'wishlist', 'my-lists', 'settings', 'settings/delete', 'registry', 'reviews', 'bin'],
  ...['custom-quoting', 'about-me', 'programming', 'orders', 'my-gyms', 'payment-methods', 'gift-cards'],
];

/** One page of each kind with controls for shoppers. */
export const pageKinds: readonly [PageKind, ...PageKind[]] = [
  { path: '/', isFramed: true },
  ...guestPages.map((path) => ({ path })),
  { path: '/cart', hasCart: true },
  { path: '/checkout', hasCart: true },
  { path: product, by: 'customer' },
  ...accountPages.map((page): PageKind => ({ path: `/account/${page}`, by: 'customer' })),
  { path: '/account/orders', by: 'orderingCustomer' },
  { path: '/account/earned-store', by: 'orderingCustomer' },
];
