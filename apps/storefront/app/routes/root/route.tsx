import { pathWithinSite } from '@ironcart/core';
import { FunnelHeader, SiteFooter, SiteHeader, SkipLinks, UiProvider } from '@ironcart/react-ui';
import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { cartPath } from '../../cart/cart-fields.ts';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { loadSideCart, useSideCart } from '../../cart/use-side-cart.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import { storeName } from '../../head/page-head.ts';
import { usePageTitle } from '../../head/use-page-title.ts';
import { Hydrated } from '../../shell/Hydrated.tsx';
import { accountMenu, footerColumns, logoutTarget, siteLinks } from '../../shell/menus.ts';
import { PendingBar } from '../../shell/PendingBar.tsx';
import { RouteAnnouncer } from '../../shell/RouteAnnouncer.tsx';
import { SiteForm } from '../../shell/SiteForm.tsx';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { pathOnSite } from '../../site/site-path.ts';
import type { RouteHandle } from '../route-table.ts';
import type { loader } from './route.server.ts';

export { RootError as ErrorBoundary } from '../../shell/RootError.tsx';

const SideCartPanel = lazy(async () => ({ default: (await loadSideCart()).SideCartPanel }));

const skipLinks = [
  { label: 'Skip to content', href: '#main' },
  { label: 'Skip to the menu', href: '#site-menu' },
];

/** What stands around every page: header or funnel header, side cart, footer. */
export const Component = () => {
  const { site, customer, menu, cart, year } = useRouteData<typeof loader>();
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const isFunneled = matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isFunneled === true);
  const title = usePageTitle(site);
  const change = useCartChange();
  const sideCart = useSideCart(change, pathname === cartPath);
  const account = customer
    ? { kind: 'customer' as const, firstname: customer.firstname, entries: accountMenu, logoutTarget }
    : { kind: 'guest' as const, loginUrl: '/login' };
  return (
    <UiProvider Link={SiteLink} Form={SiteForm} currency={site.currency} locale={site.locale} siteName={storeName}>
      <SkipLinks links={isFunneled ? skipLinks.slice(0, 1) : skipLinks} />
      <PendingBar />
      <RouteAnnouncer title={title} />
      {isFunneled ? (
        <FunnelHeader homeUrl="/" cartUrl={cartPath} />
      ) : (
        <SiteHeader
          homeUrl="/"
          menu={menu}
          currentUrl={pathWithinSite(pathOnSite(site, pathname))}
          searchUrl="/search"
          searchQuery={pathname === '/search' ? (new URLSearchParams(search).get('q') ?? undefined) : undefined}
          account={account}
          cartUrl={cartPath}
          cartCount={cart.count}
          onOpenCart={pathname === cartPath ? undefined : sideCart.open}
        />
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      {!isFunneled && (
        <SiteFooter
          columns={footerColumns(menu)}
          socialLinks={[]}
          sites={siteLinks(site.code)}
          copyright={`© ${year} ${storeName}`}
          appUrl="/rogue-app"
        />
      )}
      {!isFunneled && sideCart.isNeeded && (
        <Suspense fallback={null}>
          <SideCartPanel
            cart={cart}
            isOpen={sideCart.isOpen}
            onClose={sideCart.close}
            shopUrl={menu[0]?.href ?? '/'}
            busyItemId={change.listItemId}
            message={sideCart.message}
          />
        </Suspense>
      )}
      <ScrollRestoration />
      <Hydrated />
    </UiProvider>
  );
};
