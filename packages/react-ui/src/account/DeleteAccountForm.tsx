import { deleteAccountFields } from '@ironcart/core/forms';
import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './DeleteAccountForm.module.css';

export interface DeleteAccountFormProps {
  /** The form's target; receives `password`. */
  readonly target: FormTarget;
  readonly email: string;
  readonly passwordMaxLength: number;
  /** Number of days in which an order keeps its customer's name and address. */
  readonly orderCareDays: number;
  /** The page for cancelling. */
  readonly cancelUrl: string;
  readonly errors?: Readonly<Partial<Record<'password' | 'form', string>>> | undefined;
  readonly isBusy?: boolean | undefined;
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h2 className={styles.title}>{title}</h2>
    <ul className={styles.list}>{children}</ul>
  </section>
);

/** Form that deletes the account, given its password; lists what is deleted and what is kept. */
export const DeleteAccountForm = (props: DeleteAccountFormProps) => {
  const { target, email, passwordMaxLength, orderCareDays, cancelUrl, errors = {}, isBusy } = props;
  return (
    <div className={styles.page}>
      <Part title="What is deleted now">
        <li>Your name, email, phone, password, addresses and interests.</li>
        <li>Your saved cards, at our payment provider too.</li>
        <li>Your cart, lists, registries, gyms and quotes.</li>
        <li>Your reviews and their photos.</li>
        <li>Discounts that you have earned and not used, and registrations for events.</li>
        <li>Newsletters, notices and everything else that we have noted for you.</li>
      </Part>
      <Part title="What is kept, and why">
        <li>
          {`Orders: the law wants what was bought, at which price and tax, kept for years. Your name, your addresses and what you wrote are removed from each order ${orderCareDays} days after you placed it. Until then it can still be shipped, returned and paid back, by its number and ${email}.`}
        </li>
        <li>Gift cards that you bought: whoever has one can spend it.</li>
      </Part>
      <div role="status">{errors.form && <Notice tone="error">{errors.form}</Notice>}</div>
      <IntentForm target={target} className={styles.form} aria-label="Delete my account">
        <p>
          You are logged out everywhere, and a mail to <b>{email}</b> says that the account is gone. Nobody can bring it
          back.
        </p>
        <TextField
          {...deleteAccountFields.password}
          name="password"
          autoComplete="current-password"
          maxLength={passwordMaxLength}
          error={errors.password}
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy} busyLabel="Deleting your account">
            Delete my account for good
          </Button>
          <ButtonLink variant="quiet" href={cancelUrl}>
            Keep it
          </ButtonLink>
        </div>
      </IntentForm>
    </div>
  );
};
