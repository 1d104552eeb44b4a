import { AddressLines, ButtonLink, EmptyState, OrderTable, PageHeading } from '@ironcart/react-ui';
import { orderRow } from '../../account/order-views.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import styles from './dashboard.module.css';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { customer, orders, count } = useRouteData<typeof loader>();
  const address = customer.addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? customer.addresses[0];
  return (
    <>
      <PageHeading title={`Good to see you, ${customer.firstname}`} intro={customer.email} />
      {count === 0 ? (
        <OrderTable orders={[]} shopUrl="/" />
      ) : (
        <section className={styles.orders} aria-labelledby="recent-orders">
          <h2 id="recent-orders">Recent orders</h2>
          <OrderTable orders={orders.map(orderRow)} shopUrl="/" />
          {count > orders.length && <ButtonLink href="/account/orders">{`All ${count} orders`}</ButtonLink>}
        </section>
      )}
      <section className={styles.section} aria-labelledby="ship-to">
        <h2 id="ship-to">Where we ship to</h2>
        {address ? (
          <>
            <AddressLines address={address} />
            <ButtonLink href="/account/address">Address book</ButtonLink>
          </>
        ) : (
          <EmptyState
            title="No address yet"
            action={<ButtonLink href="/account/address?edit=new">Add an address</ButtonLink>}
          />
        )}
      </section>
    </>
  );
};
