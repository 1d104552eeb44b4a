import { forgotPasswordFields } from '@ironcart/core/forms';
import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountForm.module.css';

export interface ForgotPasswordFormProps {
  readonly target: FormTarget;
  readonly title?: string | undefined;
  /** An explanation above the form. */
  readonly intro: ReactNode;
  readonly email?: string | undefined;
  readonly errors?: Readonly<Partial<Record<'email' | 'form', string>>> | undefined;
  /** The message after the mail was requested, which is the same for unknown addresses. */
  readonly sent?: string | undefined;
  readonly isBusy?: boolean | undefined;
  readonly loginUrl: string;
}

/** The form that requests a password reset mail. */
export const ForgotPasswordForm = (props: ForgotPasswordFormProps) => {
  const { target, title = 'Forgot your password?', intro, email, errors = {}, sent, isBusy, loginUrl } = props;
  const { Link } = useUi();
  return (
    <section className={styles.account}>
      <h1 className={styles.title}>{title}</h1>
      <p>{intro}</p>
      {sent && <Notice tone="success">{sent}</Notice>}
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      <LiveRegion message={sent ?? errors.form ?? ''} />
      <IntentForm className={styles.form} target={target}>
        <EmailField
          {...forgotPasswordFields.email}
          name="email"
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} busyLabel="Asking for the mail">
          {sent ? 'Send another link' : 'Send me a link'}
        </Button>
      </IntentForm>
      <p className={styles.links}>
        <Link href={loginUrl}>Back to log in</Link>
      </p>
    </section>
  );
};
