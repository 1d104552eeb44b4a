import { eventProfileFields } from '@ironcart/core/forms';
import { Button } from '../primitives/Button.tsx';
import { EmailField } from '../primitives/EmailField.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

type Field = keyof typeof eventProfileFields;

export interface EventProfileFormProps {
  /** The form's target; receives the fields of the profile. */
  readonly target: FormTarget;
  /** The saved values, or those that could not be saved. */
  readonly values: Readonly<Record<Field, string>>;
  readonly genders: readonly string[];
  readonly countries: readonly { readonly alpha2: string; readonly name: string }[];
  readonly errors?: Readonly<Partial<Record<Field | 'form', string>>> | undefined;
  readonly isSaved?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The customer's profile as a participant of events (S3-event-01). */
export const EventProfileForm = (props: EventProfileFormProps) => {
  const { target, values, genders, countries, errors = {}, isSaved, isBusy } = props;
  const bind = (name: Field) => ({ name, defaultValue: values[name], error: errors[name] });
  return (
    <TitledSection className={styles.section} title="Event profile" titleClassName={styles.title}>
      <p className={styles.intro}>Who stands on the platform. It is the same for all your events.</p>
      <div role="status">
        {isSaved && <Notice tone="success">Your event profile is saved.</Notice>}
        {errors.form && (
          <Notice tone="error" isAnnounced>
            {errors.form}
          </Notice>
        )}
      </div>
      <IntentForm key={Object.values(values).join()} target={target} className={styles.form} aria-label="Event profile">
        <div className={styles.pair}>
          <TextField
            autoComplete="given-name"
            maxLength={100}
            {...eventProfileFields.firstName}
            {...bind('firstName')}
          />
          <TextField
            autoComplete="family-name"
            maxLength={100}
            {...eventProfileFields.lastName}
            {...bind('lastName')}
          />
        </div>
        <EmailField maxLength={320} {...eventProfileFields.email} {...bind('email')} />
        <div className={styles.pair}>
          <TextField
            autoComplete="bday"
            isOptional
            {...eventProfileFields.birthdate}
            type="date"
            {...bind('birthdate')}
          />
          <SelectField
            {...{ label: eventProfileFields.gender.label, isRequired: true }}
            autoComplete="sex"
            options={genders.map((gender) => ({ value: gender, label: gender }))}
            {...bind('gender')}
          />
        </div>
        <SelectField
          label={eventProfileFields.country.label}
          autoComplete="country"
          isOptional
          prompt="No country"
          options={countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }))}
          {...bind('country')}
        />
        <TextField maxLength={200} isOptional {...eventProfileFields.gym} {...bind('gym')} />
        <TextField
          maxLength={100}
          isOptional
          hint="Of the app in which you log your training. It links your results to it."
          {...eventProfileFields.btwbId}
          {...bind('btwbId')}
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={isBusy}>
            Save
          </Button>
        </div>
      </IntentForm>
    </TitledSection>
  );
};
