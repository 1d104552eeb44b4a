import type { Address } from '@ironcart/core/address';
import type { ReactNode } from 'react';
import { CartLineList } from '../cart/CartLineList.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartLineView } from '../cart/LineFrame.tsx';
import type { TotalsLineView } from '../cart/totals-lines.ts';
import { Unbroken } from '../primitives/Unbroken.tsx';
import { AddressLines } from './AddressLines.tsx';
import styles from './OrderConfirmation.module.css';

export interface OrderConfirmationProps {
  readonly orderId: string;
  readonly email: string;
  readonly lines: readonly CartLineView[];
  readonly totals: readonly TotalsLineView[];
  readonly shipTo?: Address | undefined;
  /** As in 'Visa ending 4242'. */
  readonly payment?: string | undefined;
  /** The methods, one per package, as in 'Ground, expected Thu, Dec 3 – Mon, Dec 7'. */
  readonly delivery?: readonly string[] | undefined;
  /** The lines of the pickup address if the order is picked up. */
  readonly pickupLines?: readonly string[] | undefined;
  /** The next steps, as in 'Leaves our dock Tuesday': one sentence each. */
  readonly next?: readonly string[] | undefined;
  /** The order's history and next steps: an `OrderTimeline`. */
  readonly timeline?: ReactNode;
  /** Next actions: register, continue shopping. */
  readonly actions?: ReactNode;
}

/** The delivery of each package, or of all packages if they are equal. */
const waysOf = (delivery: readonly string[]): readonly string[] => {
  const [method, ...others] = delivery;
  if (others.length === 0) return delivery;
  if (others.every((other) => other === method)) return [`${delivery.length} packages: ${method}`];
  return delivery.map((each, at) => `Package ${at + 1}: ${each}`);
};

/** The confirmation of a placed order, with its number first. */
export const OrderConfirmation = (props: OrderConfirmationProps) => {
  const { orderId, email, lines, totals, shipTo, payment, actions, timeline } = props;
  const { delivery = [], pickupLines, next = [] } = props;
  const ways = waysOf(delivery);
  return (
    <div className={styles.confirmation}>
      <header className={styles.header}>
        <h1 className={styles.title}>It is yours.</h1>
        <p className={styles.lead}>
          Order{' '}
          <Unbroken>
            <strong className={styles.number}>{orderId}</strong>
          </Unbroken>{' '}
          is placed for <strong>{email}</strong>. Keep the number for any question about it.
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {(timeline || next.length > 0) && (
        <section className={styles.next}>
          <h2>What happens next</h2>
          {timeline}
          {next.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
      <div className={styles.columns}>
        <CartLineList lines={lines} variant="compact" />
        <div className={styles.facts}>
          <CartTotals lines={totals} />
          {(delivery.length > 0 || pickupLines) && (
            <section>
              <h2>{pickupLines ? 'Pickup' : 'Delivery'}</h2>
              {ways.map((way) => (
                <p key={way}>{way}</p>
              ))}
              {pickupLines?.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          )}
          {payment && (
            <section>
              <h2>Payment</h2>
              <p>{payment}</p>
            </section>
          )}
          {shipTo && !pickupLines && (
            <section>
              <h2>Ship to</h2>
              <AddressLines address={shipTo} />
            </section>
          )}
        </div>
      </div>
    </div>
  );
};
