import { loginFields } from '@ironcart/core/forms';
import type { FormEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountForm.module.css';

export interface LoginFormProps {
  readonly target: FormTarget;
  readonly email?: string | undefined;
  readonly errors?: Readonly<Partial<Record<'email' | 'password' | 'form', string>>> | undefined;
  readonly isBusy?: boolean | undefined;
  readonly registerUrl?: string | undefined;
  readonly forgotUrl?: string | undefined;
  readonly title?: string | undefined;
  /** 2 if the page has its own heading. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Whether logging in is a secondary action of the page. */
  readonly isSecondary?: boolean | undefined;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

export const LoginForm = (props: LoginFormProps) => {
  const {
    target,
    email,
    errors = {},
    isBusy,
    registerUrl,
    forgotUrl,
    title = 'Log in',
    onSubmit,
    headingLevel = 1,
    isSecondary = false,
  } = props;
  const { Link } = useUi();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <section className={styles.account}>
      <Heading className={styles.title}>{title}</Heading>
      {errors.form && (
        <Notice tone="error" isAnnounced>
          {errors.form}
        </Notice>
      )}
      <IntentForm className={styles.form} target={target} onSubmit={onSubmit}>
        <EmailField
          {...loginFields.email}
          name="email"
          autoComplete="username"
          defaultValue={email}
          error={errors.email}
        />
        <TextField {...loginFields.password} name="password" autoComplete="current-password" error={errors.password} />
        <Button
          type="submit"
          variant={isSecondary ? 'secondary' : 'primary'}
          size="large"
          isWide
          isBusy={isBusy}
          busyLabel="Logging in"
        >
          Log in
        </Button>
      </IntentForm>
      <p className={styles.links}>
        {registerUrl && <Link href={registerUrl}>Create an account</Link>}
        {forgotUrl && <Link href={forgotUrl}>Forgot your password?</Link>}
      </p>
    </section>
  );
};
