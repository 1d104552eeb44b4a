import { newsletterFields } from '@ironcart/core';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { TextField } from '../primitives/TextField.tsx';
import styles from './SiteFooter.module.css';

export interface NewsletterFormProps {
  readonly target: FormTarget;
  readonly error?: string | undefined;
  /** Said in place of the form when it went well. */
  readonly thanks?: string | undefined;
}

export const NewsletterForm = ({ target, error, thanks }: NewsletterFormProps) =>
  thanks ? (
    <p className={styles.thanks}>{thanks}</p>
  ) : (
    <IntentForm className={styles.newsletter} target={target} aria-label="Newsletter">
      <TextField {...newsletterFields.email} name="email" autoComplete="email" error={error} />
      <Button type="submit">Sign up</Button>
    </IntentForm>
  );
