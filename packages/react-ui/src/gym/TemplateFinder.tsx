import type { GymRoom } from '@ironcart/core/gym';
import { exactFeetAndInches } from '@ironcart/gym-builder';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import { TextField } from '../primitives/TextField.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './RoomForm.module.css';

export interface TemplateFinderProps {
  readonly action: string;
  readonly room: Pick<GymRoom, 'widthMm' | 'depthMm' | 'heightMm'>;
  /** The budget as entered. */
  readonly budget: string;
  readonly currency: string;
}

/** Form for a room and a budget, in which templates are arranged. Its values are in the URL, which can be shared. */
export const TemplateFinder = ({ action, room, budget, currency }: TemplateFinderProps) => {
  const { Form } = useUi();
  const fields = [
    ['width', 'Width of your room', room.widthMm],
    ['depth', 'Depth', room.depthMm],
    ['height', 'Ceiling', room.heightMm],
  ] as const;
  return (
    <Form
      method="get"
      action={action}
      className={classNames(styles.form, styles.finder)}
      aria-label="Your room and budget"
    >
      <div className={styles.sizes}>
        {fields.map(([name, label, mm]) => (
          <TextField
            key={`${name} ${mm}`}
            name={name}
            label={label}
            defaultValue={exactFeetAndInches(mm)}
            hint={`${mm.toLocaleString('en-US')} mm`}
            autoComplete="off"
          />
        ))}
        <TextField
          key={`budget ${budget}`}
          name="budget"
          label={`Budget, ${currency}`}
          defaultValue={budget}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
      </div>
      <p className={styles.note}>Write lengths as 12 ft 6 in, 150 in, 3.8 m or 3800 mm.</p>
      <div>
        <Button type="submit" variant="primary">
          Show what fits
        </Button>
      </div>
    </Form>
  );
};
