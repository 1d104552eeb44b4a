import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountForm.module.css';

export interface ConfirmEmailFormProps {
  readonly target: FormTarget;
  /** Whether the address was changed. */
  readonly isConfirmed?: boolean | undefined;
  /** Why it was not changed. */
  readonly error?: string | undefined;
  /** Whether the link was used or has expired: the button is not shown again. */
  readonly isLinkOver?: boolean | undefined;
  readonly loginUrl: string;
  /** The page on which a new link can be requested. */
  readonly settingsUrl: string;
  readonly isBusy?: boolean | undefined;
}

const confirmed = 'Your email is changed. Log in with it from now on.';

/** Confirms a new e-mail address, after the link in the mail. */
export const ConfirmEmailForm = (props: ConfirmEmailFormProps) => {
  const { target, isConfirmed, error, isLinkOver, loginUrl, settingsUrl, isBusy } = props;
  const { Link } = useUi();
  return (
    <section className={styles.account}>
      <h1 className={styles.title}>Confirm your email</h1>
      {isConfirmed && (
        <Notice tone="success" action={<Link href={loginUrl}>Log in</Link>}>
          {confirmed}
        </Notice>
      )}
      {error && (
        <Notice tone="error" action={<Link href={settingsUrl}>Ask for another link</Link>}>
          {error}
        </Notice>
      )}
      <LiveRegion message={isConfirmed ? confirmed : (error ?? '')} />
      {!isConfirmed && !isLinkOver && (
        <IntentForm className={styles.form} target={target}>
          <p>Your account will have the address that this link was sent to.</p>
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} busyLabel="Changing your email">
            Confirm email
          </Button>
        </IntentForm>
      )}
    </section>
  );
};
