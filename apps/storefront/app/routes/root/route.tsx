import { UiProvider } from '@ironcart/react-ui';
import iconsUrl from '@ironcart/react-ui/icons.svg?no-inline';
import { useEffect, useState } from 'react';
import { Outlet, UNSAFE_useScrollRestoration } from 'react-router';
import { CartChanges, createCartChanges } from '../../cart/cart-changes.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import { usePageTitle } from '../../head/use-page-title.ts';
import { usePageCare } from '../../page-care/use-page-care.ts';
import { PageError } from '../../shell/PageError.tsx';
import { PendingBar } from '../../shell/PendingBar.tsx';
import { RouteAnnouncer } from '../../shell/RouteAnnouncer.tsx';
import { SiteForm } from '../../shell/SiteForm.tsx';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { hydratedEvent } from '../../start/hydrated-event.ts';
import type { loader } from './route.server.ts';

/** The router marks this export as unstable; its component would add a script that is never rendered. */
const useScrollRestoration = UNSAFE_useScrollRestoration;

/** Replaces the whole page if even the root route's data cannot be loaded. */
export const ErrorBoundary = () => (
  <UiProvider Link={SiteLink} Form={SiteForm} iconsUrl={iconsUrl}>
    <main id="main">
      <PageError />
    </main>
  </UiProvider>
);

/** The layout of every page: the site's links, forms and money, and status announcements. */
export const Component = () => {
  const { site, customer, brand, appParams } = useRouteData<typeof loader>();
  const [sendCartChange] = useState(() => createCartChanges());
  const title = usePageTitle(site, brand.name);
  useScrollRestoration();
  usePageCare({ ...site, appParams }, customer !== undefined);
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <UiProvider
      Link={SiteLink}
      Form={SiteForm}
      iconsUrl={iconsUrl}
      currency={site.currency}
      locale={site.locale}
      timeZone={site.timeZone}
      siteName={brand.name}
      wordmark={brand.wordmark}
      mark={brand.mark}
      searchHint={brand.searchHint}
    >
      <CartChanges value={sendCartChange}>
        <Outlet />
      </CartChanges>
      <PendingBar />
      <RouteAnnouncer title={title} />
    </UiProvider>
  );
};
