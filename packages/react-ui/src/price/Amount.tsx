import { formatMoney, type Money } from '@ironcart/core/money';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Price.module.css';

/** Returns the site's money format. */
export const useMoneyFormat = (): ((amount: Money) => string) => {
  const { currency, locale } = useUi();
  return (amount) => formatMoney(amount, currency, locale);
};

export interface AmountProps {
  readonly amount: Money;
  /** The sign before the amount: '+' for a surcharge, '−' for a discount. */
  readonly sign?: '+' | '−' | undefined;
}

/** An amount with tabular figures, which align in columns. */
export const Amount = ({ amount, sign }: AmountProps) => {
  const format = useMoneyFormat();
  return <span className={styles.figures}>{`${sign ?? ''}${format(amount)}`}</span>;
};
