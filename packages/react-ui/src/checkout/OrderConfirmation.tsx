import type { Address } from '@ironcart/core/address';
import type { ReactNode } from 'react';
import { CartLineList } from '../cart/CartLineList.tsx';
import { CartTotals } from '../cart/CartTotals.tsx';
import type { CartLineView } from '../cart/LineFrame.tsx';
import type { TotalsLineView } from '../cart/totals-lines.ts';
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
  /** Next actions: register, continue shopping. */
  readonly actions?: ReactNode;
}

/** The confirmation of a placed order, with its number first. */
export const OrderConfirmation = (props: OrderConfirmationProps) => {
  const { orderId, email, lines, totals, shipTo, payment, actions } = props;
  return (
    <div className={styles.confirmation}>
      <header className={styles.header}>
        <h1 className={styles.title}>It is yours.</h1>
        <p className={styles.lead}>
          Order <strong className={styles.number}>{orderId}</strong> is placed for <strong>{email}</strong>. Keep the
          number for any question about it.
        </p>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      <div className={styles.columns}>
        <CartLineList lines={lines} variant="compact" />
        <div className={styles.facts}>
          <CartTotals lines={totals} />
          {payment && (
            <section>
              <h2>Payment</h2>
              <p>{payment}</p>
            </section>
          )}
          {shipTo && (
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
