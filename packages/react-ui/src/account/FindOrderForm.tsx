import { findOrderFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './AccountForm.module.css';

export interface FindOrderFormProps {
  readonly target: FormTarget;
  readonly title?: string | undefined;
  readonly orderId?: string | undefined;
  readonly email?: string | undefined;
  readonly errors?: Readonly<Partial<Record<'orderId' | 'email' | 'form', string>>> | undefined;
  /** As in 'Find my order'. */
  readonly submitLabel: string;
  readonly isBusy?: boolean | undefined;
}

/** Finds an order by its number and e-mail address, without a log-in. */
export const FindOrderForm = (props: FindOrderFormProps) => {
  const { target, title = 'By order number', orderId, email, errors = {}, submitLabel, isBusy } = props;
  return (
    <section className={styles.account}>
      <h2>{title}</h2>
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <LiveRegion message={errors.form ?? ''} />
      <IntentForm className={styles.form} target={target}>
        <TextField
          {...findOrderFields.orderId}
          name="orderId"
          hint="It is in the mail that confirmed your order."
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          defaultValue={orderId}
          error={errors.orderId}
        />
        <EmailField {...findOrderFields.email} name="email" defaultValue={email} error={errors.email} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} busyLabel="Looking it up">
          {submitLabel}
        </Button>
      </IntentForm>
    </section>
  );
};
