import { AccountRows, ButtonLink, DateText, Page, PageHeading, returnStatusLabels } from '@ironcart/react-ui';
import styles from '../../after-order/after-order.module.css';
import { FindOtherOrder } from '../../after-order/FindOtherOrder.tsx';
import { OrdersToChoose } from '../../after-order/OrdersToChoose.tsx';
import { initiateReturnPath } from '../../after-order/return-pages.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** Selection of the order to return items from. */
export const Component = () => {
  const { orderId, email, loginUrl, orders, returns } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      <PageHeading title="Return items" intro="Choose the order. Then say what goes back, and print its label." />
      <OrdersToChoose orders={orders} action="Return items" />
      {returns.length > 0 && (
        <section className={styles.section}>
          <h2>Your returns</h2>
          <AccountRows
            headingLevel={3}
            rows={returns.map((authorization) => ({
              id: authorization.rmaNumber,
              title: authorization.rmaNumber,
              facts: [
                { label: 'Begun', value: <DateText value={authorization.dateIssued} /> },
                { label: 'Order', value: authorization.orderId },
                { label: 'Status', value: returnStatusLabels[authorization.status] },
              ],
              action: (
                <ButtonLink href={authorization.url} size="small">
                  Label
                </ButtonLink>
              ),
            }))}
          />
        </section>
      )}
      <FindOtherOrder
        target={{ action: initiateReturnPath }}
        hasOrders={orders.length > 0}
        {...{ orderId, email, answer, loginUrl }}
      />
    </Page>
  );
};
