import type { FormEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './BackInStockForm.module.css';

export interface BackInStockFormProps {
  /** The form's target, with the fields that identify the product. */
  readonly target: FormTarget;
  /** The known shopper's e-mail. */
  readonly email?: string | undefined;
  readonly error?: string | undefined;
  /** The e-mail address of the requested notice. */
  readonly askedFor?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

/** The form for a back-in-stock notice, in place of the buy button. */
export const BackInStockForm = ({ target, email, error, askedFor, isBusy, onSubmit }: BackInStockFormProps) => (
  <TitledSection className={styles.notice} title="Hear when it is back" titleClassName={styles.title}>
    <div role="status">
      {askedFor && (
        <Notice tone="success">We will write to {askedFor} once, on the day it is back on the shelf.</Notice>
      )}
    </div>
    {!askedFor && (
      <IntentForm className={styles.form} target={target} onSubmit={onSubmit}>
        <EmailField name="email" label="Email" isRequired defaultValue={email} error={error} />
        <Button type="submit" isWide isBusy={isBusy} busyLabel="Sending">
          Tell me
        </Button>
      </IntentForm>
    )}
  </TitledSection>
);
