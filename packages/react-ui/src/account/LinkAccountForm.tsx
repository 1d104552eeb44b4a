import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import styles from './AccountForm.module.css';
import { type LinkedPermission, permissionOffers } from './linked-permissions.ts';
import rows from './NewsletterPreferences.module.css';

export interface LinkAccountFormProps {
  /** The form's target; receives `answer`: `allow` or `refuse`. */
  readonly target: FormTarget;
  /** The requesting platform: its host and its self-declared name. */
  readonly assistant: { readonly host: string; readonly name: string | null };
  readonly permissions: readonly LinkedPermission[];
  /** The host to which the customer returns. */
  readonly returnHost: string;
  /** The account that would be linked. */
  readonly email: string;
  readonly errors?: { readonly form?: string | undefined } | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Asks a customer to authorize a shopping assistant to act for them. */
export const LinkAccountForm = (props: LinkAccountFormProps) => {
  const { target, assistant, permissions, returnHost, email, errors = {}, isBusy } = props;
  const { host, name } = assistant;
  return (
    <section className={styles.account}>
      <h1 className={styles.title}>Link your account?</h1>
      <div role="status">{errors.form && <Notice tone="error">{errors.form}</Notice>}</div>
      <p className={rows.intro}>
        <b>{host}</b> asks to shop for you. {name !== null && `It calls itself “${name}”, which we have not checked. `}
        Allow it only if you have just asked it to shop here.
      </p>
      <div className={rows.section}>
        <h2 className={rows.title}>It may</h2>
        <ul className={rows.lists}>
          {permissions.map((permission) => (
            <li key={permission}>{permissionOffers[permission]}</li>
          ))}
        </ul>
      </div>
      <p className={rows.intro}>
        It gets neither your password nor your saved cards. You are logged in as <b>{email}</b>, and can unlink it in
        your account settings at any time.
      </p>
      <IntentForm target={target} className={styles.form} aria-label="Link your account">
        <Button type="submit" name="answer" value="allow" variant="primary" size="large" isWide isBusy={isBusy}>
          Allow
        </Button>
        <Button type="submit" name="answer" value="refuse" size="large" isWide>
          Don’t allow
        </Button>
      </IntentForm>
      <p className={rows.intro}>
        Either way you return to <b>{returnHost}</b>.
      </p>
    </section>
  );
};
