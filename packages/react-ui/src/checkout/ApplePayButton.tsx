import styles from './ApplePayButton.module.css';

export interface ApplePayButtonProps {
  readonly isBusy?: boolean | undefined;
  readonly onPress: () => void;
}

/** Apple's own button if the browser supports it, otherwise one in the same style. */
export const ApplePayButton = ({ isBusy = false, onPress }: ApplePayButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-label="Pay with Apple Pay"
    aria-disabled={isBusy || undefined}
    data-busy={isBusy || undefined}
    onClick={isBusy ? undefined : onPress}
  >
    <span className={styles.text} aria-hidden="true">
      Apple Pay
    </span>
  </button>
);
