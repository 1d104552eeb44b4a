import {
  type NewsletterIssues,
  type NewsletterSignUp,
  newslettersNotSavedMessage,
  newslettersSavedMessage,
} from '@ironcart/core/customer';
import { newsletterFields } from '@ironcart/core/forms';
import type { FormEvent } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { useFocusOnErrors } from '../primitives/use-focus-on-errors.ts';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './NewsletterForm.module.css';

export type NewsletterStatus = 'idle' | 'loading' | 'success' | 'error';

export interface NewsletterFormProps {
  /** The form's target; receives `email` and a `list` for each selected id. */
  readonly target: FormTarget;
  readonly lists: readonly { readonly id: number; readonly label: string }[];
  /** The form's label, which distinguishes it from others on the page. */
  readonly label?: string | undefined;
  readonly status?: NewsletterStatus | undefined;
  readonly issues?: NewsletterIssues | undefined;
  /** Called instead of posting the form. */
  readonly onSubmit?: ((signUp: NewsletterSignUp) => void) | undefined;
  readonly onListsChange?: ((listIds: readonly number[]) => void) | undefined;
}

const outcomes: Readonly<Partial<Record<NewsletterStatus, string>>> = {
  success: newslettersSavedMessage,
  error: newslettersNotSavedMessage,
};

const signUpIn = (form: HTMLFormElement): NewsletterSignUp => {
  const fields = new FormData(form);
  return { email: String(fields.get('email') ?? ''), listIds: fields.getAll('list').map(Number) };
};

/** The newsletter sign-up (S2-footer-04); a plain form without `onSubmit`. */
export const NewsletterForm = (props: NewsletterFormProps) => {
  const { target, lists, label = 'Newsletter', status = 'idle', issues, onSubmit, onListsChange } = props;
  const form = useFocusOnErrors<HTMLFormElement>(issues);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSubmit) return;
    event.preventDefault();
    onSubmit(signUpIn(event.currentTarget));
  };
  return (
    <IntentForm ref={form} className={styles.form} target={target} aria-label={label} noValidate onSubmit={submit}>
      <EmailField {...newsletterFields.email} name="email" error={issues?.email} />
      <Button type="submit" isBusy={status === 'loading'}>
        Sign up
      </Button>
      <fieldset
        className={styles.lists}
        onChange={({ currentTarget: { form } }) => form && onListsChange?.(signUpIn(form).listIds)}
      >
        <legend>
          <VisuallyHidden>Newsletters</VisuallyHidden>
        </legend>
        {lists.map(({ id, label }) => (
          <Checkbox key={id} name="list" value={id} label={label} />
        ))}
      </fieldset>
      <p className={styles.message} role="status" data-status={status}>
        {outcomes[status] ?? issues?.lists ?? ''}
      </p>
    </IntentForm>
  );
};
