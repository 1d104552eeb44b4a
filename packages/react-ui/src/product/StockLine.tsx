import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { classNames } from '../primitives/class-names.ts';
import styles from './StockLine.module.css';

/** The stock status for shoppers. */
export type StockView =
  | { readonly code: 'inStock' }
  /** Depends on choices not made yet, as in 'a color and a size'. */
  | { readonly code: 'open'; readonly choice: string }
  | { readonly code: 'lowStock'; readonly left: number }
  /** Several variants, of which some are in stock. */
  | { readonly code: 'someInStock'; readonly inStock: number; readonly of: number }
  | { readonly code: 'backorder'; readonly leadTime?: string | undefined }
  | { readonly code: 'outOfStock'; readonly restock?: string | undefined };

export interface StockLineProps {
  readonly stock: StockView;
  /** The delivery promise, as in 'Leaves our dock Tuesday'. */
  readonly promise?: string | undefined;
}

const sentences: CodeTexts<StockView> = {
  inStock: 'In stock',
  open: ({ choice }) => `Choose ${choice} to see stock`,
  lowStock: ({ left }) => `Only ${left} left`,
  someInStock: ({ inStock, of }) => `${inStock} of ${of} in stock`,
  backorder: ({ leadTime }) => (leadTime ? `Made to order, ${leadTime}` : 'Made to order'),
  outOfStock: ({ restock }) => (restock ? `Out of stock, ${restock}` : 'Out of stock'),
};

export const StockLine = ({ stock, promise }: StockLineProps) => (
  <p className={classNames(styles.stock, styles[stock.code])}>
    <span className={styles.mark} aria-hidden="true" />
    <span>
      <strong>{textOfCode(stock, sentences)}</strong>
      {promise && <span className={styles.promise}>{promise}</span>}
    </span>
  </p>
);
