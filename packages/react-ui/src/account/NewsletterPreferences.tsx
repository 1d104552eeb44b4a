import { newslettersNotSavedMessage, newslettersSavedMessage } from '@ironcart/core/customer';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface NewsletterPreferencesProps {
  /** The form's target; receives a `list` for each selected id, or `none`. */
  readonly target: FormTarget;
  /** The e-mail address that receives the newsletters. */
  readonly email: string;
  readonly lists: readonly { readonly id: number; readonly label: string }[];
  /** The selected list ids: the saved ones, or those that could not be saved. */
  readonly chosen: readonly number[];
  /** The result of the last change. */
  readonly outcome?: 'saved' | 'notSaved' | undefined;
  readonly isBusy?: boolean | undefined;
}

/** A customer's newsletter subscriptions; changes take effect immediately (S5-newsletter-01). */
export const NewsletterPreferences = (props: NewsletterPreferencesProps) => {
  const { target, email, lists, chosen, outcome, isBusy = false } = props;
  return (
    <TitledSection className={styles.section} title="Newsletters" titleClassName={styles.title}>
      <p className={styles.intro}>
        Sent to <b>{email}</b>.{' '}
        {chosen.length === 0 ? 'You read none of them so far.' : 'Uncheck what you no longer want.'}
      </p>
      <div role="status">
        {outcome && (
          <Notice tone={outcome === 'saved' ? 'success' : 'error'}>
            {outcome === 'saved' ? newslettersSavedMessage : newslettersNotSavedMessage}
          </Notice>
        )}
      </div>
      <IntentForm key={chosen.join()} target={target} className={styles.form} aria-label="Newsletters">
        <ul className={styles.lists}>
          {lists.map(({ id, label }) => (
            <li key={id}>
              <Checkbox name="list" value={id} label={label} defaultChecked={chosen.includes(id)} />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            Save
          </Button>
          <Button type="submit" name="none" value="1" variant="quiet">
            Read none of them
          </Button>
        </div>
      </IntentForm>
    </TitledSection>
  );
};
