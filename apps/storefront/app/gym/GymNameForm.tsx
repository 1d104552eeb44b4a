import { Button, type FormTarget, IntentForm, type IntentFormProps, TextField } from '@ironcart/react-ui';
import styles from './gym.module.css';

interface GymNameFormProps {
  readonly target: FormTarget;
  readonly name: string;
  readonly onSubmit?: IntentFormProps['onSubmit'];
}

/** The form that renames a gym. */
export const GymNameForm = ({ target, name, onSubmit }: GymNameFormProps) => (
  <IntentForm target={target} className={styles.name} onSubmit={onSubmit}>
    <TextField
      key={name}
      name="name"
      label="Name of this gym"
      defaultValue={name}
      maxLength={80}
      autoComplete="off"
      isRequired
    />
    <Button type="submit" size="small">
      Rename
    </Button>
  </IntentForm>
);
