import { EmptyState, OrderTable, type OrderTableProps } from '@ironcart/react-ui';
import type { OrdersOfSite } from './orders-page.ts';

const countText = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

interface OrdersElsewhereProps {
  readonly elsewhere: readonly OrdersOfSite[];
  /** The number of orders on sites that the store has closed. */
  readonly onClosedSites: number;
}

/** The customer's orders on other sites, each with a link there; nothing if there are none. */
export const OrdersElsewhere = ({ elsewhere, onClosedSites }: OrdersElsewhereProps) => (
  <>
    {elsewhere.map(({ name, count, href }) => (
      <p key={name}>
        <a href={href}>{`${name}: ${countText(count)}`}</a>
      </p>
    ))}
    {onClosedSites > 0 && (
      <p>{`${countText(onClosedSites)} on a site that has closed: the details are in our mails about them.`}</p>
    )}
  </>
);

/** The orders of this site, and links to the customer's orders on other sites. */
export const OrdersOfSites = ({
  orders,
  elsewhere,
  onClosedSites,
}: Pick<OrderTableProps, 'orders'> & OrdersElsewhereProps) => {
  if (orders.length > 0 || (elsewhere.length === 0 && onClosedSites === 0)) {
    return (
      <>
        <OrderTable orders={orders} shopUrl="/" />
        <OrdersElsewhere elsewhere={elsewhere} onClosedSites={onClosedSites} />
      </>
    );
  }
  return (
    <EmptyState
      title="No orders on this site"
      text={
        elsewhere.length === 0 ? 'New orders are listed here.' : 'What you ordered on our other sites is listed there.'
      }
    >
      <OrdersElsewhere elsewhere={elsewhere} onClosedSites={onClosedSites} />
    </EmptyState>
  );
};
