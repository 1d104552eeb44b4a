import type { Money } from '@ironcart/core/money';
import { classNames } from '../primitives/class-names.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { Amount } from './Amount.tsx';
import styles from './Price.module.css';

/** The view data of a price, computed by the pricing package. */
export interface PriceView {
  /** The current price. */
  readonly amount: Money;
  /** The price without the reduction; shown only if it is higher than the amount. */
  readonly listAmount?: Money | undefined;
  /** The reason for the reduction. */
  readonly reason?: 'sale' | 'promo' | 'customer' | undefined;
  /** The price without VAT, shown next to the amount (S9-vat-01). */
  readonly taxExclusiveAmount?: Money | undefined;
  /** Whether it is the lowest of several prices, shown as 'From'. */
  readonly isFrom?: boolean | undefined;
  /** The text after the price of a subscription: '/mo' (S4-misc-02), or ' for 14 days' for a trial. */
  readonly per?: string | undefined;
  /** The price of a subscription after its first period, if it differs. */
  readonly renewal?: { readonly amount: Money; readonly per: string } | undefined;
}

export interface PriceProps {
  readonly price: PriceView;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly className?: string | undefined;
}

/**
 * The label of a reduction: in lists a sale has only its colour, next to a large price also a word. A customer's own
 * price always has a label.
 */
const wordOf = (reason: PriceView['reason'], size: PriceProps['size']): string | undefined => {
  if (reason === 'customer') return 'Your price';
  return reason !== undefined && size === 'large' ? 'Sale' : undefined;
};

/** A price with its list price, the reason for a reduction, and the price without VAT. */
export const Price = ({ price, size = 'medium', className }: PriceProps) => {
  const isReduced = price.listAmount !== undefined && price.listAmount > price.amount;
  const word = wordOf(price.reason, size);
  return (
    <span className={classNames(styles.price, styles[size], isReduced && styles.reduced, className)}>
      <span className={styles.now}>
        {price.isFrom && <span className={styles.from}>From </span>}
        {isReduced && <VisuallyHidden>Now </VisuallyHidden>}
        <Amount amount={price.amount} />
        {price.per && <span className={styles.from}>{price.per}</span>}
      </span>
      {isReduced && price.listAmount !== undefined && (
        <s className={styles.was}>
          <VisuallyHidden>, was </VisuallyHidden>
          <Amount amount={price.listAmount} />
        </s>
      )}
      {isReduced && word && <span className={styles.reason}>{word}</span>}
      {price.renewal && (
        <span className={styles.exclusive}>
          then <Amount amount={price.renewal.amount} />
          {price.renewal.per}
        </span>
      )}
      {price.taxExclusiveAmount !== undefined && (
        <span className={styles.exclusive}>
          <Amount amount={price.taxExclusiveAmount} /> excl. VAT
        </span>
      )}
    </span>
  );
};
