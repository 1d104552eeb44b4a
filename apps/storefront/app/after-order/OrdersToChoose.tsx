import type { GalleryImage } from '@ironcart/core/product';
import { AccountRows, ButtonLink, DateText } from '@ironcart/react-ui';
import styles from './after-order.module.css';

export interface OrdersToChooseProps {
  readonly orders: readonly {
    readonly orderId: string;
    /** ISO 8601. */
    readonly createdAt: string;
    /** Names of the ordered products. */
    readonly names: readonly string[];
    /** Of the first product. */
    readonly picture?: GalleryImage | undefined;
    /** The page for the selected order. */
    readonly url: string;
  }[];
  /** As in 'Return items'. */
  readonly action: string;
}

/** The customer's orders to select one of; nothing without orders. */
export const OrdersToChoose = ({ orders, action }: OrdersToChooseProps) =>
  orders.length > 0 && (
    <section className={styles.section}>
      <h2>Your orders</h2>
      <AccountRows
        headingLevel={3}
        rows={orders.map(({ orderId, createdAt, names, picture, url }) => ({
          id: orderId,
          title: `Order ${orderId}`,
          picture: picture ?? null,
          facts: [
            { label: 'Placed', value: <DateText value={createdAt} /> },
            { label: 'Items', value: names.join(', ') },
          ],
          action: (
            <ButtonLink href={url} size="small">
              {action}
            </ButtonLink>
          ),
        }))}
      />
    </section>
  );
