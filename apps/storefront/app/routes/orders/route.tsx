import { OrderTable, PageHeading, Pagination } from '@ironcart/react-ui';
import { orderRow } from '../../account/order-views.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import { listingHref } from '../../listing/listing-query.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { orders, page, pages } = useRouteData<typeof loader>();
  return (
    <>
      <PageHeading title="Your orders" />
      <OrderTable orders={orders.map(orderRow)} shopUrl="/" />
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => listingHref('/account/orders', { page: number, sort: 'featured' })}
      />
    </>
  );
};
