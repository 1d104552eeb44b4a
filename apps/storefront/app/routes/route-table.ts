import type { ComponentType } from 'react';
import { loadBlockViews } from '../content/arrived-blocks.ts';
import type { accountViews } from './account-views.ts';
import type { afterOrderViews } from './after-order-views.ts';
import { loadEntityView } from './entity/entity-views.ts';

/** A route's view as its lazily loaded module exports it. */
export interface RouteView {
  readonly Component: ComponentType;
  /** What stands in the view's place when it fails; PageError where there is none. */
  readonly ErrorBoundary?: ComponentType;
}

/** One route: `id` is also its folder below app/routes: route.tsx where it has a view, route.server.ts where it has data. */
export interface RouteEntry {
  readonly id: string;
  readonly path?: string;
  readonly isIndex?: boolean;
  /** Whether route.server.ts has a loader, whether it has an action. */
  readonly loads?: boolean;
  readonly acts?: boolean;
  /** Left out: nothing is ever shown, the loader leads elsewhere. */
  readonly view?: () => Promise<RouteView>;
  /** What has to arrive, besides the view, before this data can be shown. */
  readonly prepare?: (data: unknown) => Promise<void>;
  /** Modules that the view imports as soon as it is there: the page links to them from the start. */
  readonly alsoImports?: readonly string[];
  readonly children?: readonly RouteEntry[];
}

/** A page of the account: what few visits need weighs one module on all first loads, not one for each page. */
const accountPage = (
  id: keyof typeof accountViews,
  given: Partial<Pick<RouteEntry, 'path' | 'acts'>> = {},
): RouteEntry => ({
  id,
  path: id,
  loads: true,
  view: async () => (await import('./account-views.ts')).accountViews[id](),
  ...given,
});

/** A page about an order that was placed: one module for all of them, too. */
const afterOrderPage = (id: keyof typeof afterOrderViews, path: string, acts = false): RouteEntry => ({
  id,
  path,
  loads: true,
  acts,
  view: async () => (await import('./after-order-views.ts')).afterOrderViews[id](),
});

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
            // The page can be used before they are there: it does not wait for them.
            prepare: async (data) => void loadBlockViews(data),
          },
          { id: 'product-cards', path: 'product-cards', loads: true },
          { id: 'search', path: 'search', loads: true, view: () => import('./search/route.tsx') },
          { id: 'search-preview', path: 'search/preview', loads: true },
          {
            id: 'back-in-stock',
            path: 'back-in-stock',
            loads: true,
            acts: true,
            view: () => import('./back-in-stock/route.tsx'),
          },
          { id: 'compare', path: 'compare/*', loads: true, view: () => import('./compare/route.tsx') },
          { id: 'brands', path: 'brands', loads: true, view: () => import('./brands/route.tsx') },
          { id: 'deals', path: 'deals', loads: true, view: () => import('./deals/route.tsx') },
          { id: 'the-index', path: 'theindex/*', loads: true, view: () => import('./the-index/route.tsx') },
          { id: 'ryourogue', path: 'theindex/ryourogue', loads: true, view: () => import('./ryourogue/route.tsx') },
          { id: 'preferences', path: 'preferences', loads: true, acts: true },
          {
            id: 'newsletter-signup',
            path: 'newsletter-signup',
            loads: true,
            acts: true,
            view: () => import('./newsletter-signup/route.tsx'),
          },
          {
            id: 'newsletter-error',
            path: 'newsletter-error',
            loads: true,
            view: () => import('./newsletter-error/route.tsx'),
          },
          {
            id: 'shared-wishlist',
            path: 'wishlist/:urlKey',
            loads: true,
            acts: true,
            view: () => import('./shared-wishlist/route.tsx'),
          },
          {
            id: 'shared-registry',
            path: 'registry/:urlKey',
            loads: true,
            acts: true,
            view: () => import('./shared-registry/route.tsx'),
          },
          {
            id: 'registry-search',
            path: 'giftregistry/search/index',
            loads: true,
            view: () => import('./registry-search/route.tsx'),
          },
          { id: 'cart', path: 'cart', loads: true, acts: true, view: () => import('./cart/route.tsx') },
          { id: 'login', path: 'login', loads: true, acts: true, view: () => import('./login/route.tsx') },
          { id: 'login-alias', path: 'customer/account/login', loads: true },
          { id: 'logout', path: 'logout', loads: true, acts: true },
          {
            id: 'forgot-password',
            path: 'forgot-password',
            loads: true,
            acts: true,
            view: () => import('./forgot-password/route.tsx'),
          },
          {
            id: 'expired-password',
            path: 'expired-password',
            loads: true,
            view: () => import('./expired-password/route.tsx'),
          },
          // Beside the account and not within it: it is for who cannot log in (S2-account-22).
          {
            id: 'reset-password',
            path: 'account/reset-password/:token',
            loads: true,
            acts: true,
            view: () => import('./reset-password/route.tsx'),
          },
          {
            id: 'confirm-email',
            path: 'account/confirm-email/:token',
            loads: true,
            acts: true,
            view: () => import('./confirm-email/route.tsx'),
          },
          {
            id: 'account',
            path: 'account',
            loads: true,
            view: () => import('./account/route.tsx'),
            alsoImports: ['app/routes/account-views.ts'],
            children: [
              { id: 'account-entry', isIndex: true, loads: true },
              accountPage('dashboard'),
              accountPage('settings', { acts: true }),
              accountPage('payment-methods', { acts: true }),
              accountPage('reviews', { acts: true }),
              accountPage('earned-store'),
              accountPage('my-lists'),
              accountPage('registries', { path: 'registry', acts: true }),
              accountPage('registry', { path: 'registry/:id', acts: true }),
              accountPage('about-me', { acts: true }),
              accountPage('orders'),
              accountPage('order', { path: 'order/:id', acts: true }),
              accountPage('programming', { path: 'programming/:id?' }),
              accountPage('bin', { acts: true }),
              accountPage('wishlist', { acts: true }),
              accountPage('address', { acts: true }),
            ],
          },
          { id: 'rma', path: 'rmaprocess', loads: true },
          afterOrderPage('rma-initiate', 'rmaprocess/initiate', true),
          afterOrderPage('rma-select-items', 'rmaprocess/select-items', true),
          afterOrderPage('rma-confirm', 'rmaprocess/confirm', true),
          afterOrderPage('rma-print', 'rmaprocess/print/:rmaNumber?/:dateIssued?'),
          afterOrderPage('shipping-tracker', 'shippingtracker', true),
          {
            id: 'event-moderator',
            path: 'events/moderator/:eventId',
            loads: true,
            view: () => import('./event-moderator/route.tsx'),
          },
          {
            id: 'event',
            path: 'events/*',
            loads: true,
            view: () => import('./event/route.tsx'),
            prepare: loadBlockViews,
          },
          {
            id: 'invitational',
            path: 'invitational/*',
            loads: true,
            view: () => import('./invitational/route.tsx'),
            prepare: loadBlockViews,
          },
          { id: 'preloader', path: 'preloader', loads: true, view: () => import('./preloader/route.tsx') },
          {
            id: 'app-screen',
            path: 'app/*',
            loads: true,
            acts: true,
            view: () => import('./app-screen/route.tsx'),
          },
          {
            id: 'checkout-success',
            path: 'checkout/success',
            loads: true,
            view: () => import('./checkout-success/route.tsx'),
          },
          { id: 'not-found', path: '404', loads: true, view: () => import('./not-found/route.tsx') },
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
            view: () => import('./checkout/route.tsx'),
            alsoImports: ['app/checkout/open-checkout.ts'],
            children: [
              {
                id: 'checkout-landing',
                isIndex: true,
                loads: true,
                view: () => import('./checkout-landing/route.tsx'),
              },
              { id: 'checkout-shipping', path: 'shipping', view: () => import('./checkout-shipping/route.tsx') },
              { id: 'checkout-payment', path: 'payment', view: () => import('./checkout-payment/route.tsx') },
              { id: 'checkout-review', path: 'review', view: () => import('./checkout-review/route.tsx') },
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
