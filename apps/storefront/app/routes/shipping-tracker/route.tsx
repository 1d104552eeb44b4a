import { ButtonLink, DateText, Page, PageHeading, ShipmentTracker, Unbroken } from '@ironcart/react-ui';
import { FindOtherOrder } from '../../after-order/FindOtherOrder.tsx';
import { OrdersToChoose } from '../../after-order/OrdersToChoose.tsx';
import { trackerPath } from '../../after-order/order-care-paths.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** Shows the packages of an order. */
export const Component = () => {
  const { orderId, tracking, email, loginUrl, orders } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  if (tracking) {
    return (
      <Page>
        <PageHeading
          title="Your packages"
          intro={
            <>
              Order <Unbroken>{`${tracking.orderId},`}</Unbroken> placed <DateText value={tracking.placedAt} />
            </>
          }
        />
        <ShipmentTracker shipments={tracking.shipments} waiting={tracking.waiting} />
        <p>
          <ButtonLink href={trackerPath}>Another order</ButtonLink>
        </p>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeading title="Track your packages" />
      <OrdersToChoose orders={orders} action="Packages" />
      <FindOtherOrder
        target={{ action: trackerPath }}
        hasOrders={orders.length > 0}
        {...{ orderId, email, answer, loginUrl }}
      />
    </Page>
  );
};
