import { classNames } from '../primitives/class-names.ts';
import styles from './StockLine.module.css';

/** The stock status for shoppers. */
export type StockView =
  | { readonly code: 'inStock' }
  /** Depends on a choice that has not been made, as in 'a color and a size'. */
  | { readonly code: 'open'; readonly choice: string }
  | { readonly code: 'lowStock'; readonly left: number }
  | { readonly code: 'backorder'; readonly leadTime?: string | undefined }
  | { readonly code: 'outOfStock'; readonly restock?: string | undefined };

export interface StockLineProps {
  readonly stock: StockView;
  /** The delivery promise, as in 'Leaves our dock Tuesday'. */
  readonly promise?: string | undefined;
}

const sentence = (stock: StockView): string => {
  switch (stock.code) {
    case 'inStock':
      return 'In stock';
    case 'open':
      return `Choose ${stock.choice} to see stock`;
    case 'lowStock':
      return `Only ${stock.left} left`;
    case 'backorder':
      return stock.leadTime ? `Made to order, ${stock.leadTime}` : 'Made to order';
    case 'outOfStock':
      return stock.restock ? `Out of stock, ${stock.restock}` : 'Out of stock';
  }
};

export const StockLine = ({ stock, promise }: StockLineProps) => (
  <p className={classNames(styles.stock, styles[stock.code])}>
    <span className={styles.mark} aria-hidden="true" />
    <span>
      <strong>{sentence(stock)}</strong>
      {promise && <span className={styles.promise}>{promise}</span>}
    </span>
  </p>
);
