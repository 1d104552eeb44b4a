import type { Money } from '@ironcart/core/money';
import type { ReactNode } from 'react';
import { CartTotals } from '../cart/CartTotals.tsx';
import { type CartLineView, LineCount, LineFrame } from '../cart/LineFrame.tsx';
import type { TotalsLineView } from '../cart/totals-lines.ts';
import { Amount } from '../price/Amount.tsx';
import { Icon } from '../primitives/Icon.tsx';
import styles from './OrderSummary.module.css';

export interface OrderSummaryProps {
  readonly lines: readonly CartLineView[];
  readonly totals: readonly TotalsLineView[];
  /** Sum of the quantities. */
  readonly count: number;
  /** The total next to the collapsed summary on a phone. */
  readonly total: Money;
  /** Whether that total excludes shipping and tax, because they are not known yet; the label states it. */
  readonly isSoFar?: boolean | undefined;
  /** Whether the total excludes VAT on a site that shows prices with VAT; the label states it. */
  readonly isWithoutVat?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
  readonly cartUrl?: string | undefined;
  readonly children?: ReactNode;
}

/** The items and totals of the order: collapsed above the form on a phone, open next to it on a desktop. */
export const OrderSummary = (props: OrderSummaryProps) => {
  const { lines, totals, count, total, isSoFar, isWithoutVat, isLoading, children } = props;
  const content = (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.listItemId}>
            <LineFrame line={line} variant="compact">
              <LineCount qty={line.qty} />
            </LineFrame>
          </li>
        ))}
      </ul>
      {children}
      <CartTotals lines={totals} isLoading={isLoading} />
    </>
  );
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <details className={styles.folded}>
        <summary className={styles.bar}>
          <span className={styles.toggle}>
            Your order ({count})
            <Icon name="chevron" size={16} />
          </span>
          <span>
            <Amount amount={total} />
            {isSoFar && <span className={styles.without}>{isWithoutVat ? ' so far, excl. VAT' : ' so far'}</span>}
          </span>
        </summary>
        <div className={styles.content}>{content}</div>
      </details>
      <div className={styles.open}>
        <h2 className={styles.title}>Your order ({count})</h2>
        {content}
      </div>
    </aside>
  );
};
