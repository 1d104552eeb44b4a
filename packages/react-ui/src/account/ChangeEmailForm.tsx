import { changeEmailFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface ChangeEmailFormProps {
  /** The form's target; receives `email` and `password`. */
  readonly target: FormTarget;
  /** The account's current address. */
  readonly email: string;
  /** The entered new address. */
  readonly wanted?: string | undefined;
  readonly errors?: Readonly<Partial<Record<'email' | 'password' | 'form', string>>> | undefined;
  /** The message after the mail was requested. */
  readonly sent?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/**
 * The form that changes the e-mail address. It requires the account's password; the change takes effect when the mail
 * is confirmed.
 */
export const ChangeEmailForm = ({ target, email, wanted, errors = {}, sent, isBusy }: ChangeEmailFormProps) => (
  <TitledSection className={styles.section} title="Email" titleClassName={styles.title}>
    <p className={styles.intro}>
      You log in as <b>{email}</b>. A new address needs your password, and the link that we send to it.
    </p>
    <div role="status">
      {sent && <Notice tone="success">{sent}</Notice>}
      {errors.form && (
        <Notice tone="error" isAnnounced>
          {errors.form}
        </Notice>
      )}
    </div>
    <IntentForm key={sent} target={target} className={styles.form} aria-label="Email">
      <EmailField
        {...changeEmailFields.email}
        name="email"
        defaultValue={sent ? undefined : wanted}
        error={errors.email}
      />
      <TextField
        {...changeEmailFields.password}
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} busyLabel="Asking for the mail">
          Change email
        </Button>
      </div>
    </IntentForm>
  </TitledSection>
);
