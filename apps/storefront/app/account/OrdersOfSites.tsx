import { EmptyState, OrderTable, type OrderTableProps } from '@ironcart/react-ui';
import type { OrdersOfSite } from './orders-page.ts';

const countText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

interface OrdersElsewhereProps {
  readonly elsewhere: readonly OrdersOfSite[];
}

/** The customer's orders on other sites, each with a link there; nothing if there are none. */
export const OrdersElsewhere = ({ elsewhere }: OrdersElsewhereProps) =>
  elsewhere.map(({ name, count, href }) => (
    <p key={name}>
      <a href={href}>{`${name}: ${countText(count)}`}</a>
    </p>
  ));

/** The orders of this site, and links to the customer's orders on other sites. */
export const OrdersOfSites = ({ orders, elsewhere }: Pick<OrderTableProps, 'orders'> & OrdersElsewhereProps) => {
  if (orders.length > 0 || elsewhere.length === 0) {
    return (
      <>
        <OrderTable orders={orders} shopUrl="/" />
        <OrdersElsewhere elsewhere={elsewhere} />
      </>
    );
  }
  return (
    <EmptyState title="No orders on this site" text="What you ordered on our other sites is listed there.">
      <OrdersElsewhere elsewhere={elsewhere} />
    </EmptyState>
  );
};
