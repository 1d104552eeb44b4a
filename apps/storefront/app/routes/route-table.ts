import type { ComponentType } from 'react';
import { loadBlockViews } from '../content/arrived-blocks.ts';
import type { accountViews } from './account-views.ts';
import type { afterOrderViews } from './after-order-views.ts';
import { loadEntityView } from './entity/entity-views.ts';
import type { rareViews } from './rare-views.ts';

/** A route's view, as exported by its lazily loaded module. */
export interface RouteView {
  readonly Component: ComponentType;
  /** Shown instead of the view when it fails; default: PageError. */
  readonly ErrorBoundary?: ComponentType;
}

/** One route: `id` is also its folder below app/routes, with route.tsx for a view and route.server.ts for data. */
export interface RouteEntry {
  readonly id: string;
  readonly path?: string | undefined;
  readonly isIndex?: boolean;
  /** Whether route.server.ts has a loader and an action. */
  readonly loads?: boolean;
  readonly acts?: boolean;
  /** Omitted for routes without a page, whose loader redirects. */
  readonly view?: () => Promise<RouteView>;
  /** Loads the dependencies of the data before rendering, besides the view. */
  readonly prepare?: (data: unknown) => Promise<unknown>;
  /** Modules that the view imports dynamically when it loads: the page links to them in advance. */
  readonly alsoImports?: readonly string[];
  /** Modules that the page loads once it is interactive: it links to them with a low priority. */
  readonly laterImports?: readonly string[];
  readonly children?: readonly RouteEntry[];
}

/** An account page: all of them share one module, so that rarely used routes add little to first loads. */
const accountPage = (
  id: keyof typeof accountViews,
  given: Partial<Pick<RouteEntry, 'path' | 'acts' | 'alsoImports' | 'children'>> = {},
): RouteEntry => ({
  id,
  path: id,
  loads: true,
  view: async () => (await import('./account-views.ts')).accountViews[id](),
  ...given,
});

/** A page about a placed order: all of them share one module, too. */
const afterOrderPage = (id: keyof typeof afterOrderViews, path: string, acts = false): RouteEntry => ({
  id,
  path,
  loads: true,
  acts,
  view: async () => (await import('./after-order-views.ts')).afterOrderViews[id](),
  alsoImports: ['app/routes/after-order-views.ts'],
});

/** A rarely visited page: all of them share one module, too. */
const rarePage = (
  id: keyof typeof rareViews,
  path: string | undefined,
  given: Partial<Pick<RouteEntry, 'acts' | 'isIndex' | 'prepare'>> = {},
): RouteEntry => ({
  id,
  path,
  loads: true,
  view: async () => (await import('./rare-views.ts')).rareViews[id](),
  alsoImports: ['app/routes/rare-views.ts'],
  ...given,
});

const loadCheckout = () => import('./checkout/route.tsx');

/** Every route of the store, below a site's base path. */
export const routeTable: readonly RouteEntry[] = [
  {
    id: 'root',
    path: '/',
    loads: true,
    view: () => import('./root/route.tsx'),
    children: [
      {
        id: 'shop',
        view: () => import('./shop/route.tsx'),
        children: [
          {
            id: 'home',
            isIndex: true,
            loads: true,
            view: () => import('./home/route.tsx'),
            // The page can be used before they are loaded and does not wait for them.
            prepare: async (data) => void loadBlockViews(data),
          },
          { id: 'product-cards', path: 'product-cards', loads: true },
          { id: 'recommendations', path: 'recommendations', loads: true },
          { id: 'search', path: 'search', loads: true, view: () => import('./search/route.tsx') },
          { id: 'search-preview', path: 'search/preview', loads: true },
          rarePage('back-in-stock', 'back-in-stock', { acts: true }),
          rarePage('delivery', 'delivery', { acts: true }),
          rarePage('compare', 'compare/*', { acts: true }),
          rarePage('brands', 'brands'),
          rarePage('equipped-gyms', 'rogue-equipped-gyms'),
          rarePage('equipped-gym', 'rogue-equipped-gyms/:urlKey'),
          rarePage('deals', 'deals'),
          rarePage('the-index', 'theindex/*'),
          rarePage('ryourogue', 'theindex/ryourogue'),
          { id: 'preferences', path: 'preferences', loads: true, acts: true },
          rarePage('newsletter-signup', 'newsletter-signup', { acts: true }),
          rarePage('newsletter-error', 'newsletter-error'),
          rarePage('shared-wishlist', 'wishlist/:urlKey', { acts: true }),
          rarePage('shared-registry', 'registry/:urlKey', { acts: true }),
          rarePage('registry-search', 'giftregistry/search/index'),
          { id: 'cart', path: 'cart', loads: true, acts: true, view: () => import('./cart/route.tsx') },
          rarePage('login', 'login', { acts: true }),
          rarePage('link-account', 'link-account', { acts: true }),
          { id: 'login-alias', path: 'customer/account/login', loads: true },
          { id: 'logout', path: 'logout', loads: true, acts: true },
          rarePage('forgot-password', 'forgot-password', { acts: true }),
          rarePage('expired-password', 'expired-password'),
          // Outside the account, because it is for customers who cannot log in (S2-account-22).
          rarePage('reset-password', 'account/reset-password/:token', { acts: true }),
          rarePage('confirm-email', 'account/confirm-email/:token', { acts: true }),
          accountPage('account', {
            alsoImports: ['app/routes/account-views.ts'],
            children: [
              { id: 'account-entry', isIndex: true, loads: true },
              accountPage('dashboard'),
              accountPage('settings', { acts: true }),
              accountPage('delete-account', { path: 'settings/delete', acts: true }),
              accountPage('payment-methods', { acts: true }),
              accountPage('gift-cards', { acts: true }),
              accountPage('reviews', { acts: true }),
              accountPage('earned-store'),
              accountPage('my-lists'),
              accountPage('custom-quoting', { acts: true }),
              accountPage('registries', { path: 'registry', acts: true }),
              accountPage('registry', { path: 'registry/:id', acts: true }),
              accountPage('about-me', { acts: true }),
              accountPage('my-gyms'),
              accountPage('zeus-saved-design'),
              accountPage('orders'),
              accountPage('order', { path: 'order/:id', acts: true }),
              accountPage('programming', { path: 'programming/:id?', acts: true }),
              accountPage('event-tickets', { path: 'events', acts: true }),
              accountPage('bin', { acts: true }),
              accountPage('wishlist', { acts: true }),
              accountPage('address', { acts: true }),
            ],
          }),
          { id: 'rma', path: 'rmaprocess', loads: true },
          afterOrderPage('rma-initiate', 'rmaprocess/initiate', true),
          afterOrderPage('rma-select-items', 'rmaprocess/select-items', true),
          afterOrderPage('rma-confirm', 'rmaprocess/confirm', true),
          afterOrderPage('rma-print', 'rmaprocess/print/:rmaNumber?/:dateIssued?'),
          afterOrderPage('shipping-tracker', 'shippingtracker', true),
          rarePage('event-moderator', 'events/moderator/:eventId'),
          rarePage('event', 'events/*', { prepare: loadBlockViews }),
          rarePage('invitational', 'invitational/*', { prepare: loadBlockViews }),
          rarePage('featured-gyms', 'zeus-builder'),
          rarePage('gym-templates', 'zeus-builder/templates'),
          rarePage('planned-gyms', 'zeus-builder/my-gyms'),
          rarePage('gym-editor', 'zeus-builder/project/edit', { acts: true }),
          rarePage('gym-project', 'zeus-builder/project/:projectId', { acts: true }),
          rarePage('live-chat', 'live-chat', { acts: true }),
          rarePage('debug', 'debug'),
          rarePage('preloader', 'preloader'),
          rarePage('offline', 'offline'),
          rarePage('builder', '__rb__/:name', { prepare: loadBlockViews }),
          rarePage('app-screen', 'app/*', { acts: true }),
          afterOrderPage('checkout-success', 'checkout/success'),
          rarePage('not-found', '404'),
          {
            id: 'entity',
            path: '*',
            loads: true,
            acts: true,
            view: () => import('./entity/route.tsx'),
            prepare: loadEntityView,
          },
        ],
      },
      {
        id: 'funnel',
        view: () => import('./funnel/route.tsx'),
        children: [
          afterOrderPage('payment-link', 'payment-link', true),
          {
            id: 'checkout',
            path: 'checkout',
            loads: true,
            acts: true,
            view: loadCheckout,
            prepare: async (data) => data && (await loadCheckout()).prepare(data as never),
            laterImports: ['app/checkout/open-checkout.ts'],
            children: [
              rarePage('checkout-landing', undefined, { isIndex: true }),
              {
                id: 'checkout-shipping',
                path: 'shipping',
                acts: true,
                view: () => import('./checkout-shipping/route.tsx'),
              },
              {
                id: 'checkout-payment',
                path: 'payment',
                acts: true,
                view: () => import('./checkout-payment/route.tsx'),
              },
              {
                id: 'checkout-review',
                path: 'review',
                acts: true,
                view: () => import('./checkout-review/route.tsx'),
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Every route of the table, parents before their children. */
export const flattenRoutes = (routes: readonly RouteEntry[] = routeTable): readonly RouteEntry[] =>
  routes.flatMap((route) => [route, ...flattenRoutes(route.children ?? [])]);
