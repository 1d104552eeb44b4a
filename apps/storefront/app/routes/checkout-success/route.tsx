import { isPlaced } from '@ironcart/core/order';
import { ButtonLink, OrderConfirmation, OrderTimeline, Page, totalsLines } from '@ironcart/react-ui';
import { orderLine } from '../../account/order-views.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { order, payment, isVat, products, isGuest, delivery, isShipped, pickupLines, next } =
    useRouteData<typeof loader>();
  return (
    <Page>
      <OrderConfirmation
        orderId={order.orderId}
        email={order.customer.email}
        lines={order.items.map((item) => orderLine(item, products, isVat))}
        totals={totalsLines(order.totals, { isVat, isPaid: isPlaced(order.status) })}
        shipTo={order.shippingAddress}
        payment={payment}
        delivery={delivery}
        pickupLines={pickupLines}
        timeline={
          <OrderTimeline status={order.status} placedAt={order.createdAt} payment={payment} isShipped={isShipped} />
        }
        next={next}
        actions={
          isGuest ? (
            <ButtonLink href="/login">Create an account</ButtonLink>
          ) : (
            <ButtonLink href="/account/orders">Your orders</ButtonLink>
          )
        }
      />
    </Page>
  );
};
