import { isPlaced } from '@ironcart/core/order';
import { ButtonLink, Notice, OrderDetail, OrderTimeline, totalsLines, useMoneyFormat } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { reviewsPath } from '../../account/account-pages.ts';
import { orderLine, orderPath } from '../../account/order-views.ts';
import { trackOrderHref } from '../../after-order/tracker-page.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { BuyAgain } from './BuyAgain.tsx';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const { order, payment, isVat, products, shipments, returns, returnUrl, due } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = useNavigation().formAction !== undefined;
  const format = useMoneyFormat();
  return (
    <OrderDetail
      orderId={order.orderId}
      status={order.status}
      placedAt={order.createdAt}
      timeline={
        <OrderTimeline status={order.status} placedAt={order.createdAt} shipments={shipments} returns={returns} />
      }
      actions={
        <>
          {due.map(({ _id, amount, reason, url }) => (
            <Notice
              key={_id}
              tone="warning"
              title={`${format(amount)} more is to be paid.`}
              action={<ButtonLink href={url}>{`Pay ${format(amount)}`}</ButtonLink>}
            >
              {reason}
            </Notice>
          ))}
          {shipments.length > 0 && <ButtonLink href={trackOrderHref(order.orderId)}>Track packages</ButtonLink>}
          {returnUrl !== undefined && <ButtonLink href={returnUrl}>Return items</ButtonLink>}
          {isPlaced(order.status) && <ButtonLink href={reviewsPath}>Review what you bought</ButtonLink>}
          <BuyAgain path={orderPath(order.orderId)} answer={answer} isBusy={isBusy} />
        </>
      }
      lines={order.items.map((item) => orderLine(item, products))}
      totals={totalsLines(order.totals, { isVat, isPaid: isPlaced(order.status) })}
      shipTo={order.shippingAddress}
      billTo={order.billingAddress}
      payment={payment}
      delivery={order.shipping.map(({ label }) => label)}
    />
  );
};
