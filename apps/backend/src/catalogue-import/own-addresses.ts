import type { Sites } from '@ironcart/core/site';

/**
 * The one-segment URLs of the store's own pages, files and endpoints on every site, without the slash: a category or
 * product with such a URL could never be opened.
 */
export const ownAddresses: readonly string[] = [
  ...['404', 'account', 'app', 'back-in-stock', 'brands', 'cache-key', 'cart', 'change-site', 'checkout', 'compare'],
  ...['deals', 'debug', 'delivery', 'events', 'expired-password', 'forgot-password', 'healthz', 'img', 'invitational'],
  ...['link-account', 'live-chat', 'login', 'logout', 'newsletter-error', 'newsletter-signup', 'offline', 'openapi'],
  ...['payment-link', 'preferences', 'preloader', 'product-cards', 'provider', 'readyz', 'recommendations'],
  ...[
    'rmaprocess',
    'rogue-equipped-gyms',
    'sandbox-captcha',
    'sandbox-pay',
    'search',
    'shippingtracker',
    'theindex',
    'zeus-builder',
  ],
];

/** The own page that also shows the category with this URL key. */
export const categoryPage = 'deals';

/** {@link ownAddresses} and the sites' home pages: 'eu'. */
export const ownAddressesWith = ({ all }: Sites): readonly string[] => [
  ...ownAddresses,
  ...all.map(({ basePath }) => basePath.slice(1)).filter((segment) => segment !== ''),
];
