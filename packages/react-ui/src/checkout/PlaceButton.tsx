import { type Money, zero } from '@ironcart/core/money';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** The amount to charge by card or wallet; undefined while it is unknown. */
  readonly amount: Money | undefined;
  /** The amount that gift cards pay; 0 by default. */
  readonly byGiftCard?: Money | undefined;
  readonly isBusy?: boolean | undefined;
  /** The activity while busy, for screen readers. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why the button is disabled, or what it does. */
  readonly note?: string | undefined;
  /** Without it, the button submits its form. */
  readonly onPlace?: (() => void) | undefined;
}

/** The button's text: the amount to charge, and that of the gift cards. */
const takenText = (amount: Money | undefined, byGiftCard: Money, format: (money: Money) => string): string => {
  if (amount === undefined) return '';
  if (byGiftCard === 0) return `, ${format(amount)}`;
  return amount === 0
    ? `, ${format(byGiftCard)} by gift card`
    : `, ${format(amount)} and ${format(byGiftCard)} by gift card`;
};

/** The button that places the order; it states the amount. */
export const PlaceButton = (props: PlaceButtonProps) => {
  const { amount, byGiftCard = zero, isBusy, busyLabel = 'Placing your order', isDisabled, note, onPlace } = props;
  const format = useMoneyFormat();
  return (
    <div className={styles.place}>
      <Button
        type={onPlace ? 'button' : 'submit'}
        variant="primary"
        size="large"
        isWide
        isBusy={isBusy}
        busyLabel={busyLabel}
        disabled={isDisabled}
        onClick={onPlace}
      >
        {`Place order${takenText(amount, byGiftCard, format)}`}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};
