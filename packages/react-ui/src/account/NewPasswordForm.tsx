import { newPasswordFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountForm.module.css';

export interface NewPasswordFormProps {
  readonly target: FormTarget;
  /** The permitted length of a password, in characters. */
  readonly length: { readonly min: number; readonly max: number };
  readonly errors?: Readonly<Partial<Record<'password' | 'form', string>>> | undefined;
  /** Whether the link was used or has expired: the fields are not shown again. */
  readonly isLinkOver?: boolean | undefined;
  /** The page on which a new link can be requested. */
  readonly forgotUrl: string;
  readonly isBusy?: boolean | undefined;
}

/** The form for a new password, after the link in the mail. */
export const NewPasswordForm = (props: NewPasswordFormProps) => {
  const { target, length, errors = {}, isLinkOver, forgotUrl, isBusy } = props;
  const { Link } = useUi();
  return (
    <section className={styles.account}>
      <h1 className={styles.title}>Choose a new password</h1>
      {!isLinkOver && <p>You will be logged out everywhere, and log in with the new one.</p>}
      {errors.form && (
        <Notice tone="error" action={<Link href={forgotUrl}>Send me another link</Link>}>
          {errors.form}
        </Notice>
      )}
      <LiveRegion message={errors.form ?? ''} />
      {!isLinkOver && (
        <IntentForm className={styles.form} target={target}>
          <TextField
            {...newPasswordFields.password}
            name="password"
            autoComplete="new-password"
            minLength={length.min}
            maxLength={length.max}
            hint={`At least ${length.min} characters.`}
            error={errors.password}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            isWide
            isBusy={isBusy}
            busyLabel="Changing your password"
          >
            Change password
          </Button>
        </IntentForm>
      )}
    </section>
  );
};
