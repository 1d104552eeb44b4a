import { registerFields } from '@ironcart/core/forms';
import type { FormEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountForm.module.css';

export type RegisterField = keyof typeof registerFields;

export interface RegisterFormProps {
  readonly target: FormTarget;
  readonly values?: Readonly<Partial<Record<RegisterField, string>>> | undefined;
  readonly errors?: Readonly<Partial<Record<RegisterField | 'form', string>>> | undefined;
  readonly isBusy?: boolean | undefined;
  readonly loginUrl?: string | undefined;
  readonly passwordHint?: string | undefined;
  /** Maximum length of a password. */
  readonly passwordMaxLength?: number | undefined;
  /** 2 if it is next to a log-in form: then its button is a secondary action. */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
}

export const RegisterForm = (props: RegisterFormProps) => {
  const {
    target,
    values = {},
    errors = {},
    isBusy,
    loginUrl,
    passwordHint,
    passwordMaxLength,
    onSubmit,
    headingLevel = 1,
  } = props;
  const { Link } = useUi();
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  const own = (name: RegisterField) => ({ name, defaultValue: values[name], error: errors[name] });
  const bind = (name: RegisterField) => ({ ...registerFields[name], ...own(name) });
  return (
    <section className={styles.account}>
      <Heading className={styles.title}>Create an account</Heading>
      {errors.form && (
        <Notice tone="error" isAnnounced>
          {errors.form}
        </Notice>
      )}
      <IntentForm className={styles.form} target={target} onSubmit={onSubmit}>
        <div className={styles.pair}>
          <TextField autoComplete="given-name" maxLength={100} {...bind('firstname')} />
          <TextField autoComplete="family-name" maxLength={100} {...bind('lastname')} />
        </div>
        <EmailField autoComplete="username" {...registerFields.email} {...own('email')} />
        <TextField
          autoComplete="new-password"
          {...bind('password')}
          maxLength={passwordMaxLength}
          hint={passwordHint}
        />
        <Button
          type="submit"
          // Next to a log-in form, which most visitors need, it is a secondary action.
          variant={headingLevel === 1 ? 'primary' : 'secondary'}
          size="large"
          isWide
          isBusy={isBusy}
          busyLabel="Creating your account"
        >
          Create account
        </Button>
      </IntentForm>
      {loginUrl && (
        <p className={styles.links}>
          <Link href={loginUrl}>I have an account</Link>
        </p>
      )}
    </section>
  );
};
