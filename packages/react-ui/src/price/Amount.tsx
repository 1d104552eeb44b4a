import { formatMoney, type Money } from '@ironcart/core';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Price.module.css';

/** How this site writes an amount. */
export const useMoneyFormat = (): ((amount: Money) => string) => {
  const { currency, locale } = useUi();
  return (amount) => formatMoney(amount, currency, locale);
};

export interface AmountProps {
  readonly amount: Money;
  /** Puts a sign before it: '+' for what a choice adds, '−' for what is taken off. */
  readonly sign?: '+' | '−' | undefined;
}

/** An amount with figures that line up in columns. */
export const Amount = ({ amount, sign }: AmountProps) => {
  const format = useMoneyFormat();
  return <span className={styles.figures}>{`${sign ?? ''}${format(amount)}`}</span>;
};
