import type { Address } from '@ironcart/core/address';
import type { OrderState } from '@ironcart/core/order';
import type { ReactNode } from 'react';
import { CartLineList } from '../cart/CartLineList.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartLineView } from '../cart/LineFrame.tsx';
import type { TotalsLineView } from '../cart/totals-lines.ts';
import { AddressLines } from '../checkout/AddressLines.tsx';
import { Unbroken } from '../primitives/Unbroken.tsx';
import { DateText } from './DateText.tsx';
import styles from './OrderDetail.module.css';
import { orderStateLabels } from './order-state-label.ts';

export interface OrderDetailProps {
  readonly orderId: string;
  readonly state: OrderState;
  /** ISO 8601. */
  readonly placedAt?: string | undefined;
  readonly lines: readonly CartLineView[];
  readonly totals: readonly TotalsLineView[];
  readonly shipTo?: Address | undefined;
  readonly billTo?: Address | undefined;
  readonly payment?: string | undefined;
  /** As in 'Ground', one per package; equal methods are listed once. */
  readonly delivery?: readonly string[] | undefined;
  /** The lines of the pickup address if the order is picked up. */
  readonly pickupLines?: readonly string[] | undefined;
  /** The history of the order: an `OrderTimeline`. */
  readonly timeline?: ReactNode;
  /** Buttons and messages about the order, which are not printed. */
  readonly actions?: ReactNode;
  /** Name and address of the seller, line by line, for the head of the printed order; not shown on the screen. */
  readonly seller?: readonly string[] | undefined;
}

/** An order as it was placed. */
export const OrderDetail = (props: OrderDetailProps) => {
  const { orderId, state, placedAt, lines, totals, shipTo, billTo } = props;
  const { payment, delivery = [], pickupLines, timeline, actions, seller = [] } = props;
  return (
    <article className={styles.order}>
      {seller.length > 0 && (
        <address className={styles.seller}>
          {seller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      <header className={styles.header}>
        <h1 className={styles.title}>
          Order <Unbroken>{orderId}</Unbroken>
        </h1>
        <p className={styles.status}>
          <strong>{orderStateLabels[state]}</strong>
          {placedAt && (
            <>
              , ordered on <DateText value={placedAt} />
            </>
          )}
        </p>
      </header>
      {timeline}
      {actions && <div className={styles.actions}>{actions}</div>}
      <CartLineList lines={lines} />
      <div className={styles.facts}>
        <CartTotals lines={totals} />
        {shipTo && !pickupLines && (
          <section>
            <h2>Ship to</h2>
            <AddressLines address={shipTo} />
          </section>
        )}
        {delivery.length > 0 && (
          <section>
            <h2>{pickupLines ? 'Pickup' : 'Delivery'}</h2>
            {[...new Set(delivery)].map((method) => (
              <p key={method}>{method}</p>
            ))}
            {pickupLines?.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {billTo && (
          <section>
            <h2>Bill to</h2>
            <AddressLines address={billTo} />
          </section>
        )}
        {payment && (
          <section>
            <h2>Payment</h2>
            <p>{payment}</p>
          </section>
        )}
      </div>
    </article>
  );
};
