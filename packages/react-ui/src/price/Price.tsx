import type { Money } from '@ironcart/core';
import { classNames } from '../primitives/class-names.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Amount } from './Amount.tsx';
import styles from './Price.module.css';

/** A price as it is shown; the pricing package computes it. */
export interface PriceView {
  /** What is paid now. */
  readonly amount: Money;
  /** What it costs without the reduction; drawn only when it is more than the amount. */
  readonly listAmount?: Money | undefined;
  /** Why it costs less. */
  readonly reason?: 'sale' | 'promo' | 'customer' | undefined;
  /** Shown beside the amount, without VAT (S9-vat-01). */
  readonly taxExclusiveAmount?: Money | undefined;
  /** The cheapest of several: 'From'. */
  readonly isFrom?: boolean | undefined;
}

export interface PriceProps {
  readonly price: PriceView;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

/** A sale's paint mark says enough in a list; beside the large price it gets its word. A price of one's own always does. */
const wordOf = (reason: PriceView['reason'], size: PriceProps['size']): string | undefined => {
  if (reason === 'customer') return 'Your price';
  return reason !== undefined && size === 'large' ? 'Sale' : undefined;
};

/** A price that says what it was, why it is less, and what it is without VAT. */
export const Price = ({ price, size = 'medium', className }: PriceProps) => {
  const isReduced = price.listAmount !== undefined && price.listAmount > price.amount;
  const word = wordOf(price.reason, size);
  return (
    <span className={classNames(styles.price, styles[size], isReduced && styles.reduced, className)}>
      <span className={styles.now}>
        {price.isFrom && <span className={styles.from}>From </span>}
        {isReduced && <VisuallyHidden>Now </VisuallyHidden>}
        <Amount amount={price.amount} />
      </span>
      {isReduced && price.listAmount !== undefined && (
        <s className={styles.was}>
          <VisuallyHidden>, was </VisuallyHidden>
          <Amount amount={price.listAmount} />
        </s>
      )}
      {isReduced && word && <span className={styles.reason}>{word}</span>}
      {price.taxExclusiveAmount !== undefined && (
        <span className={styles.exclusive}>
          <Amount amount={price.taxExclusiveAmount} /> excl. VAT
        </span>
      )}
    </span>
  );
};
