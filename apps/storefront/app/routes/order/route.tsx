import { isPlaced } from '@ironcart/core/order';
import {
  ButtonLink,
  DateText,
  Notice,
  OrderDetail,
  OrderTimeline,
  totalsLines,
  useMoneyFormat,
} from '@ironcart/react-ui';
import { reviewsPath } from '../../account/account-pages.ts';
import { orderPath } from '../../account/order-path.ts';
import { orderLine } from '../../account/order-views.ts';
import { trackOrderHref } from '../../after-order/order-care-paths.ts';
import { PrintButton } from '../../after-order/PrintButton.tsx';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { BuyAgain } from './BuyAgain.tsx';
import { CancelNotice, CancelOrder } from './CancelOrder.tsx';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const {
    order,
    state,
    payment,
    pickupLines,
    seller,
    isVat,
    products,
    returnUrl,
    returnableUntil,
    due,
    isCancellable,
    returnLabels,
    ...after
  } = useRouteData<typeof loader>();
  const { shipments, cancelledAt } = after;
  // Products can be reviewed once they have arrived: shipped lines after shipping, others immediately.
  const isUsed = isPlaced(order.status) && cancelledAt === undefined && (shipments.length > 0 || !after.isShipped);
  const path = orderPath(order.orderId);
  const answer = useFormAnswer<typeof action>();
  const pending = usePendingForm();
  const isBusy = (intent: string) => pending?.get('intent') === intent;
  const format = useMoneyFormat();
  return (
    <OrderDetail
      orderId={order.orderId}
      state={state}
      placedAt={order.createdAt}
      timeline={<OrderTimeline status={order.status} placedAt={order.createdAt} payment={payment} {...after} />}
      actions={
        <>
          <CancelNotice answer={answer?.cancelled} />
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
          <BuyAgain path={path} answer={answer?.again} isBusy={isBusy('buyAgain')} />
          {returnUrl !== undefined && (
            <ButtonLink href={returnUrl}>
              Return items
              {returnableUntil !== undefined && (
                <>
                  {' by '}
                  <DateText value={returnableUntil} />
                </>
              )}
            </ButtonLink>
          )}
          {returnLabels.map(({ rmaNumber, url }) => (
            <ButtonLink key={rmaNumber} href={url}>{`Print the label of ${rmaNumber}`}</ButtonLink>
          ))}
          {isUsed && <ButtonLink href={reviewsPath}>Review what you bought</ButtonLink>}
          <PrintButton>Print the order</PrintButton>
          {isCancellable && <CancelOrder path={path} payment={payment} isBusy={isBusy('cancel')} />}
        </>
      }
      lines={order.items.map((item) => orderLine(item, products, isVat))}
      totals={totalsLines(order.totals, { isVat, isPaid: isPlaced(order.status) })}
      shipTo={order.shippingAddress}
      billTo={order.billingAddress}
      payment={payment}
      delivery={order.shipping.map(({ label }) => label)}
      pickupLines={pickupLines}
      seller={seller}
    />
  );
};
