import type { Money } from '@ironcart/core/money';
import type { OrderState } from '@ironcart/core/order';
import type { GalleryImage } from '@ironcart/core/product';
import { EmptyState } from '../messages/EmptyState.tsx';
import { Amount } from '../price/Amount.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Thumbnail } from '../primitives/Thumbnail.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { DateText } from './DateText.tsx';
import styles from './OrderTable.module.css';
import { orderStateLabels } from './order-state-label.ts';

/** An order's first line, shown to identify the order. */
export interface OrderContents {
  readonly name: string;
  readonly picture?: GalleryImage | undefined;
  readonly otherLines: number;
}

export interface OrderRowView {
  readonly orderId: string;
  readonly url: string;
  /** ISO 8601. */
  readonly placedAt?: string | undefined;
  readonly state: OrderState;
  /** The first line and the number of other lines; undefined for an order without lines. */
  readonly contents?: OrderContents | undefined;
  readonly itemCount: number;
  /** The payment, as in 'Visa ending 4242'. */
  readonly payment: string;
  readonly total: Money;
}

export interface OrderTableProps {
  readonly orders: readonly OrderRowView[];
  readonly shopUrl: string;
}

const contentsText = ({ name, otherLines }: OrderContents): string =>
  otherLines === 0 ? name : `${name} and ${otherLines} more`;

/**
 * The orders of a customer, newest first. On a phone a row has two lines: the first item with the amount, then date,
 * status and number of lines.
 */
export const OrderTable = ({ orders, shopUrl }: OrderTableProps) => {
  const { Link } = useUi();
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        text="Your first order will be listed here the moment it is placed."
        action={<ButtonLink href={shopUrl}>Start shopping</ButtonLink>}
      />
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">Status</th>
          <th scope="col">Items</th>
          <th scope="col">Payment</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.orderId}>
            <th scope="row">
              <span className={styles.order}>
                {order.contents && (
                  <Thumbnail
                    className={styles.picture}
                    picture={order.contents.picture}
                    name={order.contents.name}
                    sizes="56px"
                  />
                )}
                <span>
                  <Link href={order.url}>{order.orderId}</Link>
                  {order.contents && <span className={styles.contents}>{contentsText(order.contents)}</span>}
                </span>
              </span>
            </th>
            <td>{order.placedAt && <DateText value={order.placedAt} />}</td>
            <td>
              <span className={styles.status} data-state={order.state}>
                {orderStateLabels[order.state]}
              </span>
            </td>
            <td>
              {order.itemCount}
              <span className={styles.unit}>{order.itemCount === 1 ? ' item' : ' items'}</span>
            </td>
            <td>{order.payment}</td>
            <td>
              <Amount amount={order.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
