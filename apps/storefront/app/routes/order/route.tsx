import { isPlaced } from '@ironcart/core/order';
import { paymentNameOf } from '@ironcart/core/payment';
import { OrderDetail, totalsLines } from '@ironcart/react-ui';
import { orderLine } from '../../account/order-views.ts';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { order, isVat, products } = useRouteData<typeof loader>();
  return (
    <OrderDetail
      orderId={order.orderId}
      status={order.status}
      placedAt={order.createdAt}
      lines={order.items.map((item) => orderLine(item, products))}
      totals={totalsLines(order.totals, { isVat, isPaid: isPlaced(order.status) })}
      shipTo={order.shippingAddress}
      billTo={order.billingAddress}
      payment={paymentNameOf(order)}
      delivery={order.shipping.map(({ label }) => label)}
    />
  );
};
