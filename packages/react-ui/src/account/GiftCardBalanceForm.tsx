import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './GiftCardBalanceForm.module.css';

export interface GiftCardBalanceFormProps {
  /** Receives the typed `code`. */
  readonly target: FormTarget;
  /** The rejected code. */
  readonly typed?: string | undefined;
  /** Why it was rejected, beside the field; `form`: why no look-up was made. */
  readonly errors?: Readonly<Partial<Record<'code' | 'form', string>>> | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The form that looks up a gift card's balance by its code. Works without scripts. */
export const GiftCardBalanceForm = ({ target, typed, errors = {}, isBusy }: GiftCardBalanceFormProps) => (
  <IntentForm className={styles.form} target={target} aria-label="Check the balance">
    {errors.form && <Notice tone="error">{errors.form}</Notice>}
    <LiveRegion message={errors.form ?? ''} />
    <TextField
      key={errors.code}
      label="Gift card code"
      name="code"
      hint="With or without hyphens, in capitals or small letters."
      isRequired
      requiredMessage="Please enter the code of your gift card."
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={64}
      defaultValue={typed}
      error={errors.code}
    />
    <Button type="submit" isBusy={isBusy} busyLabel="Looking up the gift card">
      Check the balance
    </Button>
  </IntentForm>
);
