import type { Address } from '@ironcart/core/address';
import type { Money } from '@ironcart/core/money';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AddressLines } from './AddressLines.tsx';
import styles from './OrderReview.module.css';

/** The delivery of one package, or the pickup. */
export interface DeliveryView {
  readonly label: string;
  readonly amount: Money;
  /** The contents of the package, if there are several. */
  readonly contents?: string | undefined;
}

export interface OrderReviewProps {
  readonly email: string;
  readonly shipTo?: Address | undefined;
  readonly billTo?: Address | undefined;
  readonly isBillingSame: boolean;
  readonly delivery: readonly DeliveryView[];
  /** Whether the delivery amounts exclude VAT; the text then states it. */
  readonly isWithoutVat?: boolean | undefined;
  /** The lines of the pickup address, if the order is picked up. */
  readonly pickupLines?: readonly string[] | undefined;
  /** As in 'Visa ending 4242'. */
  readonly payment: string;
  /** A note next to the payment, for example why it was refused. */
  readonly paymentNote?: ReactNode;
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

const Delivery = ({ delivery, isWithoutVat }: Pick<OrderReviewProps, 'delivery' | 'isWithoutVat'>) =>
  delivery.map((method, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: packages keep their order.
    <div key={index}>
      <p className={styles.method}>
        <span>{delivery.length > 1 ? `Package ${index + 1}: ${method.label}` : method.label}</span>
        <span>
          {method.amount === 0 ? 'Free' : <Amount amount={method.amount} />}
          {isWithoutVat && method.amount > 0 && ' excl.\u00A0VAT'}
        </span>
      </p>
      {method.contents && <p className={styles.contents}>{method.contents}</p>}
    </div>
  ));

/** All entered data, for review before the order is placed. */
export const OrderReview = (props: OrderReviewProps) => {
  const { email, shipTo, billTo, isBillingSame, delivery, isWithoutVat, pickupLines } = props;
  const { payment, paymentNote, shippingUrl, paymentUrl, children } = props;
  return (
    <div className={styles.review}>
      <Part title="Contact" href={shippingUrl}>
        {email}
      </Part>
      {pickupLines ? (
        <Part title="Collect at" href={shippingUrl}>
          <address className={styles.pickup}>{pickupLines.join(', ')}</address>
        </Part>
      ) : (
        shipTo && (
          <Part title="Ship to" href={shippingUrl}>
            <AddressLines address={shipTo} />
          </Part>
        )
      )}
      {delivery.length > 0 && (
        <Part title="Delivery" href={shippingUrl}>
          <Delivery delivery={delivery} isWithoutVat={isWithoutVat} />
        </Part>
      )}
      <Part title="Payment" href={paymentUrl}>
        {payment}
        {paymentNote}
      </Part>
      <Part title="Bill to" href={paymentUrl}>
        {isBillingSame ? 'Same as shipping' : billTo && <AddressLines address={billTo} />}
      </Part>
      {children && <div className={styles.lines}>{children}</div>}
    </div>
  );
};
