import { Button, IntentForm, TextField } from '@ironcart/react-ui';
import styles from './gym.module.css';
import { gymEditorPath } from './gym-paths.ts';

const fields = [
  ['width', 'Width', '20 ft'],
  ['depth', 'Depth', '20 ft'],
  ['height', 'Ceiling', '8 ft 6 in'],
] as const;

/** Form that starts a plan with an empty room. */
export const StartForm = () => (
  <IntentForm target={{ action: gymEditorPath, fields: { intent: 'start' } }} className={styles.column}>
    <p>Measure your room between its walls. Write lengths as 12 ft 6 in, 150 in, 3.8 m or 3800 mm.</p>
    <div className={styles.tools}>
      {fields.map(([name, label, usual]) => (
        <TextField key={name} name={name} label={label} defaultValue={usual} autoComplete="off" isRequired />
      ))}
    </div>
    <div>
      <Button type="submit" variant="primary">
        Plan in this room
      </Button>
    </div>
  </IntentForm>
);
