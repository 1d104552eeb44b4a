import { profileFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface ProfileFormProps {
  /** The form's target; receives `firstname`, `lastname` and `telephone`. */
  readonly target: FormTarget;
  /** The saved values, or those that could not be saved. */
  readonly values: Readonly<Record<keyof typeof profileFields, string>>;
  readonly errors?: Readonly<Partial<Record<keyof typeof profileFields | 'form', string>>> | undefined;
  readonly isSaved?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The customer's name and telephone. */
export const ProfileForm = ({ target, values, errors = {}, isSaved, isBusy }: ProfileFormProps) => {
  const bind = (name: keyof typeof profileFields) => ({
    ...profileFields[name],
    name,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <TitledSection className={styles.section} title="Name and phone" titleClassName={styles.title}>
      <div role="status">
        {isSaved && <Notice tone="success">Your name and phone are saved.</Notice>}
        {errors.form && (
          <Notice tone="error" isAnnounced>
            {errors.form}
          </Notice>
        )}
      </div>
      <IntentForm
        key={Object.values(values).join()}
        target={target}
        className={styles.form}
        aria-label="Name and phone"
      >
        <div className={styles.pair}>
          <TextField autoComplete="given-name" maxLength={100} {...bind('firstname')} />
          <TextField autoComplete="family-name" maxLength={100} {...bind('lastname')} />
        </div>
        <TextField autoComplete="tel" maxLength={40} isOptional {...bind('telephone')} />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            Save
          </Button>
        </div>
      </IntentForm>
    </TitledSection>
  );
};
