import { ButtonLink, EmptyState, OrderFilter, PageHeading, Pagination } from '@ironcart/react-ui';
import { OrdersOfSites } from '../../account/OrdersOfSites.tsx';
import { foundStatuses, ordersHref, ordersPath } from '../../account/orders-page.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { orders, query, pages, elsewhere, onClosedSites } = useRouteData<typeof loader>();
  const { page, search, status } = query;
  const isFiltered = search !== undefined || status !== undefined;
  return (
    <>
      <PageHeading title="Your orders" />
      {(orders.length > 0 || isFiltered) && (
        <OrderFilter action={ordersPath} query={search} status={status} statuses={foundStatuses} />
      )}
      {orders.length === 0 && isFiltered ? (
        <EmptyState
          title="No order matches"
          text="Try a part of its number, or one word of what you bought."
          action={<ButtonLink href={ordersPath}>All orders</ButtonLink>}
        />
      ) : (
        <OrdersOfSites orders={orders} elsewhere={elsewhere} onClosedSites={onClosedSites} />
      )}
      <Pagination page={page} pages={pages} hrefOf={(number) => ordersHref({ ...query, page: number })} />
    </>
  );
};
