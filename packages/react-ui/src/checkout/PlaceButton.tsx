import type { Money } from '@ironcart/core';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import styles from './PlaceButton.module.css';

export interface PlaceButtonProps {
  /** What will be taken. */
  readonly amount: Money;
  readonly isBusy?: boolean | undefined;
  /** What it is busy with, for who does not see it. */
  readonly busyLabel?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be pressed, or what pressing means. */
  readonly note?: string | undefined;
  /** Left out inside a form: then it submits. */
  readonly onPlace?: (() => void) | undefined;
}

/** The one button that spends money; it says how much. */
export const PlaceButton = (props: PlaceButtonProps) => {
  const { amount, isBusy, busyLabel = 'Placing your order', isDisabled, note, onPlace } = props;
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
        {`Place order, ${format(amount)}`}
      </Button>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
};
