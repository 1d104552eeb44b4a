import { ButtonLink, EmptyState, OrderTable, Page, PageHeading, ProductCard, ProductGrid } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { Component as Preloader } from '../preloader/route.tsx';
import { Dashboard } from './Dashboard.tsx';
import { NotificationPreferences } from './NotificationPreferences.tsx';
import { Notifications } from './Notifications.tsx';
import { Rapidfire } from './Rapidfire.tsx';
import type { ScreenData } from './read-screen.server.ts';
import type { loader } from './route.server.ts';

/** An exclusive product, announced in the app (S2-appscreens-02). */
const Exclusive = ({ url, card }: ScreenData<'exclusive'>) => (
  <Page width="form">
    <PageHeading title="Exclusive in the app" />
    <ProductCard card={card} headingLevel={2} loading="high" sizes="(min-width: 40rem) 40rem, 92vw" />
    <ButtonLink href={url} variant="primary" isWide>
      See it and buy it
    </ButtonLink>
  </Page>
);

/** The first products in the store's own order (S2-appscreens-04). */
const Featured = ({ cards }: ScreenData<'featured'>) => (
  <Page>
    <PageHeading title="Featured" />
    {cards.length > 0 ? (
      <ProductGrid cards={cards} headingLevel={2} label="Featured" />
    ) : (
      <EmptyState title="Nothing here yet" text="The store has no products on this site." />
    )}
  </Page>
);

/** The customer's latest orders; the account lists all (S2-appscreens-05). */
const Orders = ({ orders, count }: ScreenData<'orders'>) => (
  <Page>
    <PageHeading title="Your orders" />
    <OrderTable orders={orders} shopUrl="/" />
    {count > orders.length && <ButtonLink href="/account/orders">{`All ${count} orders`}</ButtonLink>}
  </Page>
);

export const Component = () => {
  const data = useRouteData<typeof loader>();
  switch (data.screen) {
    case 'dashboard':
      return <Dashboard {...data} />;
    case 'preloader':
      return <Preloader />;
    case 'featured':
      return <Featured {...data} />;
    case 'exclusive':
      return <Exclusive {...data} />;
    case 'orders':
      return <Orders {...data} />;
    case 'notifications':
      return <Notifications {...data} />;
    case 'preferences':
      return <NotificationPreferences {...data} />;
    case 'rapidfire':
      return <Rapidfire {...data} />;
  }
};
