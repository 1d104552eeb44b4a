import { type Money, zero } from '@ironcart/core';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** What will be taken by card or wallet; undefined while it is not known. */
  readonly amount: Money | undefined;
  /** What gift cards pay beside it; nothing unless given. */
  readonly byGiftCard?: Money | undefined;
  readonly isBusy?: boolean | undefined;
  /** What it is busy with, for who does not see it. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be pressed, or what pressing means. */
  readonly note?: string | undefined;
  /** Left out inside a form: then it submits. */
  readonly onPlace?: (() => void) | undefined;
}

/** What pressing takes: the amount, and that of the gift cards beside it. */
const takenText = (amount: Money | undefined, byGiftCard: Money, format: (money: Money) => string): string => {
  if (amount === undefined) return '';
  if (byGiftCard === 0) return `, ${format(amount)}`;
  return amount === 0
    ? `, ${format(byGiftCard)} by gift card`
    : `, ${format(amount)} and ${format(byGiftCard)} by gift card`;
};

/** The one button that spends money; it says how much. */
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
