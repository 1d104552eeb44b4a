import { changePasswordFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface ChangePasswordFormProps {
  /** The form's target; receives `password` and `newPassword`. */
  readonly target: FormTarget;
  /** The permitted length of a password, in characters. */
  readonly length: { readonly min: number; readonly max: number };
  readonly errors?: Readonly<Partial<Record<keyof typeof changePasswordFields | 'form', string>>> | undefined;
  readonly isSaved?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The form that changes the password; requires the current one. */
export const ChangePasswordForm = ({ target, length, errors = {}, isSaved, isBusy }: ChangePasswordFormProps) => (
  <TitledSection className={styles.section} title="Password" titleClassName={styles.title}>
    <p className={styles.intro}>A new one logs you out on all other devices.</p>
    <div role="status">
      {isSaved && <Notice tone="success">Your password is changed.</Notice>}
      {errors.form && (
        <Notice tone="error" isAnnounced>
          {errors.form}
        </Notice>
      )}
    </div>
    <IntentForm target={target} className={styles.form} aria-label="Password">
      <TextField
        {...changePasswordFields.password}
        name="password"
        autoComplete="current-password"
        maxLength={length.max}
        error={errors.password}
      />
      <TextField
        {...changePasswordFields.newPassword}
        name="newPassword"
        autoComplete="new-password"
        minLength={length.min}
        maxLength={length.max}
        hint={`At least ${length.min} characters.`}
        error={errors.newPassword}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={isBusy} busyLabel="Changing your password">
          Change password
        </Button>
      </div>
    </IntentForm>
  </TitledSection>
);
