import { ButtonLink, OrderTable, Page, PageHeading } from '@ironcart/react-ui';
import type { ScreenData } from './read-screen.server.ts';

/** The customer's latest orders; the account lists all (S2-appscreens-05). */
export const Orders = ({ orders, count }: ScreenData<'orders'>) => (
  <Page>
    <PageHeading title="Your orders" />
    <OrderTable orders={orders} shopUrl="/" />
    {count > orders.length && <ButtonLink href="/account/orders">{`All ${count} orders`}</ButtonLink>}
  </Page>
);
