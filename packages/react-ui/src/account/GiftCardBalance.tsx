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
  /** Pays with the card in checkout; undefined for a card with nothing left. */
  readonly useTarget?: FormTarget | undefined;
  /** Keeps the card in the account; undefined if it is there already. */
  readonly keepTarget?: FormTarget | undefined;
  readonly isBusy?: boolean | undefined;
}

/** What is left on a gift card that was looked up, and what can be done with it. */
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
