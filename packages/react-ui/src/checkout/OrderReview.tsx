import type { Address, Money } from '@ironcart/core';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AddressLines } from './AddressLines.tsx';
import styles from './OrderReview.module.css';

export interface OrderReviewProps {
  readonly email: string;
  readonly shipTo?: Address | undefined;
  readonly billTo?: Address | undefined;
  readonly isBillingSame: boolean;
  readonly delivery: readonly { readonly label: string; readonly amount: Money }[];
  /** As in 'Visa ending in 4242'. */
  readonly payment: string;
  readonly shippingUrl?: string | undefined;
  readonly paymentUrl?: string | undefined;
  /** The lines of the order. */
  readonly children?: ReactNode;
}

interface PartProps {
  readonly title: string;
  readonly href?: string | undefined;
  readonly children: ReactNode;
}

const Part = ({ title, href, children }: PartProps) => {
  const { Link } = useUi();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
      {href && (
        <Link className={styles.change} href={href}>
          Change <VisuallyHidden>{title.toLowerCase()}</VisuallyHidden>
        </Link>
      )}
    </section>
  );
};

/** All that was entered, once more before it counts. */
export const OrderReview = (props: OrderReviewProps) => {
  const { email, shipTo, billTo, isBillingSame, delivery, payment, shippingUrl, paymentUrl, children } = props;
  return (
    <div className={styles.review}>
      <Part title="Contact" href={shippingUrl}>
        {email}
      </Part>
      {shipTo && (
        <Part title="Ship to" href={shippingUrl}>
          <AddressLines address={shipTo} />
        </Part>
      )}
      {delivery.length > 0 && (
        <Part title="Delivery" href={shippingUrl}>
          {delivery.map((method, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: packages keep their order.
            <p key={index} className={styles.method}>
              <span>{method.label}</span>
              {method.amount === 0 ? 'Free' : <Amount amount={method.amount} />}
            </p>
          ))}
        </Part>
      )}
      <Part title="Payment" href={paymentUrl}>
        {payment}
      </Part>
      <Part title="Bill to" href={paymentUrl}>
        {isBillingSame ? 'Same as shipping' : billTo && <AddressLines address={billTo} />}
      </Part>
      {children && <div className={styles.lines}>{children}</div>}
    </div>
  );
};
