import { ButtonLink, DateText, FindOrderForm, Page, PageHeading, ShipmentTracker } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { OrdersToChoose } from '../../after-order/OrdersToChoose.tsx';
import { trackerPath } from '../../after-order/tracker-page.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** Shows the packages of an order. */
export const Component = () => {
  const { orderId, tracking, email, loginUrl, orders } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = useNavigation().formAction !== undefined;
  if (tracking) {
    return (
      <Page>
        <PageHeading
          title="Your packages"
          intro={
            <>
              {`Order ${tracking.orderId}, placed `}
              <DateText value={tracking.placedAt} />
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
      <FindOrderForm
        title={orders.length > 0 ? 'Another order' : 'By order number'}
        target={{ action: trackerPath }}
        orderId={answer?.orderId ?? orderId}
        email={answer?.email ?? email}
        errors={answer?.errors}
        submitLabel="Find my order"
        isBusy={isBusy}
      />
      {loginUrl && (
        <p>
          <ButtonLink href={loginUrl}>Log in to choose from your orders</ButtonLink>
        </p>
      )}
    </Page>
  );
};
