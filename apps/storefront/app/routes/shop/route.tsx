import { lazyWithRetry, QuickLinks, SiteHeader } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useCartChange } from '../../cart/use-cart-change.ts';
import { loadSideCart, useSideCart } from '../../cart/use-side-cart.ts';
import { useOuterRouteData } from '../../data/use-route-data.ts';
import { returnAddress } from '../../navigation/return-address.ts';
import { contrastTarget } from '../../preferences/preferences.ts';
import { Arrival } from '../../region/Arrival.tsx';
import { tellsOfChange } from '../../region/change-of-site.ts';
import { LateRegionPanel } from '../../region/LateRegionPanel.tsx';
import { searchWordsOf } from '../../search/search-words.ts';
import { isAppScreen } from '../../shell/app-screen.ts';
import { logoutTarget } from '../../shell/menus.ts';
import { ShopFooter } from '../../shell/ShopFooter.tsx';
import { pageTypeOf, skipLinksOf } from '../../shell/skip-links.ts';
import { UnsentNotice } from '../../shell/UnsentNotice.tsx';
import type { loader as entityLoader } from '../entity/route.server.ts';
import type { loader as rootLoader } from '../root/route.server.ts';

/** Whether a path within a site is an event page, which hides the shop's header (S2-cond-22). */
const isEventPage = (pathname: string): boolean => /^\/(events|invitational)(\/|$)/.test(pathname);

const SideCartPanel = lazyWithRetry(async () => (await loadSideCart()).SideCartPanel);
const SearchPanel = lazyWithRetry(async () => (await import('../../search/SearchPanel.tsx')).SearchPanel);

const ConsentPanel = lazyWithRetry(async () => (await import('../../preferences/ConsentPanel.tsx')).ConsentPanel);

/**
 * The shop's layout: header, side cart, footer. The native app has its own header and footer (S1-app-01, -02); its
 * screens have nothing above the header, no prompts and no banners (S2-appscreens-10..12).
 */
export const Component = () => {
  const root = useOuterRouteData<typeof rootLoader>('root');
  const entity = useOuterRouteData<typeof entityLoader>('entity');
  const { pathname, search } = useLocation();
  const isOnCartPage = pathname === cartPath;
  const [searchBox, setSearchBox] = useState<HTMLInputElement>();
  const change = useCartChange();
  const sideCart = useSideCart(change, isOnCartPage);
  if (root === undefined) throw new Error('The shop stands inside the root.');
  const { site, brand, announcement, arrival, customer, accountMenu, isHighContrast, consent, region, menu, cart } =
    root;
  const from = returnAddress(pathname, search);
  const isApp = root.appParams !== undefined;
  const isBare = isApp || isAppScreen(pathname);
  return (
    <>
      <QuickLinks
        skipLinks={skipLinksOf(pageTypeOf(pathname, entity?.kind, cart.count), !isApp)}
        accountUrl={customer ? '/account' : '/login'}
        cartUrl={cartPath}
        checkoutUrl="/checkout"
        searchUrl="/search"
        contrastTarget={contrastTarget(isHighContrast, from)}
        isHighContrast={isHighContrast}
      />
      {!isApp && !isEventPage(pathname) && (
        <SiteHeader
          announcement={isBare ? undefined : announcement}
          homeUrl="/"
          menu={menu}
          menuLinks={brand.pages}
          currentUrl={pathname}
          searchUrl="/search"
          searchQuery={pathname === '/search' ? searchWordsOf(new URLSearchParams(search)) || undefined : undefined}
          onSearchFocus={setSearchBox}
          searchPanel={
            searchBox && (
              <Suspense fallback={null}>
                <SearchPanel box={searchBox} basePath={site.basePath} hasInvitational={root.hasInvitational} />
              </Suspense>
            )
          }
          account={
            customer
              ? { kind: 'customer', firstname: customer.firstname, entries: accountMenu ?? [], logoutTarget }
              : { kind: 'guest', loginUrl: '/login' }
          }
          cartUrl={cartPath}
          cartCount={cart.count}
          onOpenCart={isOnCartPage ? undefined : sideCart.open}
        />
      )}
      <main id="main" tabIndex={-1}>
        {arrival && tellsOfChange(search) && <Arrival site={site} page={from} arrival={arrival} />}
        <UnsentNotice />
        <Outlet />
      </main>
      {!isApp && <ShopFooter {...root} page={from} />}
      {consent && !isBare && (
        <Suspense fallback={null}>
          <ConsentPanel from={from} basePath={site.basePath} {...consent} />
        </Suspense>
      )}
      {/* One prompt at a time, because both are at the foot of the page. */}
      {region && !consent && !isBare && (
        <LateRegionPanel
          siteCode={site.code}
          basePath={site.basePath}
          pathname={site.basePath + pathname}
          cartCount={cart.count}
          {...region}
        />
      )}
      {sideCart.isNeeded && (
        <Suspense fallback={null}>
          <SideCartPanel
            cart={cart}
            isWithoutVat={site.showsTaxExclusivePrice}
            isOpen={sideCart.isOpen}
            onClose={sideCart.close}
            shopUrl={menu[0]?.href ?? '/'}
            busyItemId={change.listItemId}
            message={sideCart.message}
          />
        </Suspense>
      )}
    </>
  );
};
