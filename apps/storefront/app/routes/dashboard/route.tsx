import {
  AddressLines,
  ButtonLink,
  EmptyState,
  OrderTimeline,
  PageHeading,
  ProductGrid,
  Thumbnail,
} from '@ironcart/react-ui';
import { EarnedRows } from '../../account/EarnedRows.tsx';
import { OrdersElsewhere, OrdersOfSites } from '../../account/OrdersOfSites.tsx';
import { ordersPath } from '../../account/orders-page.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import styles from './dashboard.module.css';
import type { loader } from './route.server.ts';

type Dashboard = ReturnType<typeof useRouteData<typeof loader>>;

const Orders = ({
  orders,
  latest,
  count,
  elsewhere,
  onClosedSites,
}: Pick<Dashboard, 'orders' | 'latest' | 'count' | 'elsewhere' | 'onClosedSites'>) => {
  const [newest, ...earlier] = orders;
  if (newest === undefined || latest === undefined)
    return <OrdersOfSites orders={[]} elsewhere={elsewhere} onClosedSites={onClosedSites} />;
  return (
    <>
      <section className={styles.wide} aria-labelledby="latest-order">
        <h2 id="latest-order">Your latest order</h2>
        <OrderTimeline
          status={latest.status}
          placedAt={latest.placedAt}
          payment={newest.payment}
          {...latest.progress}
        />
        <ul className={styles.lines}>
          {latest.lines.map(({ listItemId, name, qty, picture }) => (
            <li key={listItemId}>
              <Thumbnail className={styles.picture} picture={picture} name={name} sizes="56px" />
              {`${qty} × ${name}`}
            </li>
          ))}
        </ul>
        {latest.otherLines > 0 && <p>{`and ${latest.otherLines} more`}</p>}
        <ButtonLink href={newest.url}>{`Order ${newest.orderId}`}</ButtonLink>
      </section>
      {earlier.length === 0 ? (
        <OrdersElsewhere elsewhere={elsewhere} onClosedSites={onClosedSites} />
      ) : (
        <section className={styles.wide} aria-labelledby="earlier-orders">
          <h2 id="earlier-orders">Earlier orders</h2>
          <OrdersOfSites orders={earlier} elsewhere={elsewhere} onClosedSites={onClosedSites} />
          {count > orders.length && <ButtonLink href={ordersPath}>{`All ${count} orders`}</ButtonLink>}
        </section>
      )}
    </>
  );
};

export const Component = () => {
  const { firstname, email, address, bought, redeemable, redeemableCount, ...orders } = useRouteData<typeof loader>();
  return (
    <>
      <PageHeading title={`Good to see you, ${firstname}`} intro={email} />
      <Orders {...orders} />
      {redeemable.length > 0 && (
        <section className={styles.wide} aria-labelledby="redeemable">
          <h2 id="redeemable">Yours to redeem</h2>
          <EarnedRows earned={redeemable} headingLevel={3} />
          {redeemableCount > redeemable.length && (
            <ButtonLink href="/account/earned-store">{`All ${redeemableCount} discounts`}</ButtonLink>
          )}
        </section>
      )}
      {bought.length > 0 && (
        <section className={styles.wide} aria-labelledby="bought">
          <h2 id="bought">What you bought</h2>
          <ProductGrid cards={bought} eagerCount={0} />
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
            text="No address yet."
            action={<ButtonLink href="/account/address?edit=new">Add an address</ButtonLink>}
          />
        )}
      </section>
    </>
  );
};
