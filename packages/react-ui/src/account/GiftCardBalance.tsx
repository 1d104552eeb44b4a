import { formatMoney, type Money } from '@ironcart/core/money';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Unbroken } from '../primitives/Unbroken.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './GiftCardBalance.module.css';

export interface GiftCardBalanceProps {
  /** The last characters of the card's code. */
  readonly ending: string;
  readonly balance: Money;
  readonly currency: string;
  /** Target of the form that pays with the card in checkout; undefined if its balance is 0. */
  readonly useTarget?: FormTarget | undefined;
  /** Target of the form that saves the card in the account; undefined if it is already saved. */
  readonly keepTarget?: FormTarget | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The balance of a gift card that was looked up, with its actions. */
export const GiftCardBalance = (props: GiftCardBalanceProps) => {
  const { ending, balance, currency, useTarget, keepTarget, isBusy } = props;
  const { locale } = useUi();
  return (
    <div className={styles.balance}>
      <p className={styles.amount}>
        <Unbroken>{formatMoney(balance, currency, locale)}</Unbroken>
        <span className={styles.card}>{`left on the gift card ending ${ending}`}</span>
      </p>
      <div className={styles.actions}>
        {useTarget && (
          <IntentForm target={useTarget}>
            <Button type="submit" variant="primary" isBusy={isBusy}>
              Use it in checkout
            </Button>
          </IntentForm>
        )}
        {keepTarget && (
          <IntentForm target={keepTarget}>
            <Button type="submit" isBusy={isBusy}>
              Keep it in my account
            </Button>
          </IntentForm>
        )}
      </div>
    </div>
  );
};
