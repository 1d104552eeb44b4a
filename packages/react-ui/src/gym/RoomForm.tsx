import { type DoorSwing, doorSwings, type GymRoom, type GymWall, gymRoomLimits, gymWalls } from '@ironcart/core/gym';
import { exactFeetAndInches, exactFloorLoad } from '@ironcart/gym-builder';
import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField } from '../primitives/TextField.tsx';
import type { FormProps } from '../theme/UiProvider.tsx';
import { ColumnFields } from './ColumnFields.tsx';
import styles from './RoomForm.module.css';

export interface RoomFormProps {
  readonly target: FormTarget;
  readonly room: GymRoom;
  readonly onSubmit?: FormProps['onSubmit'];
  /** Error message. */
  readonly failure?: string | undefined;
}

const wallLabels: Readonly<Record<GymWall, string>> = {
  back: 'Back wall',
  right: 'Right wall',
  front: 'Front wall',
  left: 'Left wall',
};

const swingLabels: Readonly<Record<DoorSwing, string>> = {
  'in-left': 'Opens inwards, hinges at its start',
  'in-right': 'Opens inwards, hinges at its end',
  out: 'Opens to the outside',
};

/** 3 feet in millimetres. */
const usualDoorMm = 914;

const Length = ({ name, label, mm }: { readonly name: string; readonly label: string; readonly mm: number }) => (
  <TextField
    name={name}
    label={label}
    defaultValue={exactFeetAndInches(mm)}
    hint={`${mm.toLocaleString('en-US')} mm`}
    autoComplete="off"
    isRequired
  />
);

/** Form of a plan's room: sizes, floor load, doors, and columns. Accepts lengths in any unit. */
export const RoomForm = ({ target, room, onSubmit, failure }: RoomFormProps) => {
  const places = Math.min(gymRoomLimits.doors, room.doors.length + 1);
  return (
    <IntentForm target={target} className={styles.form} aria-label="The room" onSubmit={onSubmit}>
      <p className={styles.note}>Write lengths as 12 ft 6 in, 150 in, 3.8 m or 3800 mm.</p>
      {/* New values create new fields; the button keeps the focus. */}
      <div key={JSON.stringify(room)} className={styles.form}>
        <div className={styles.sizes}>
          <Length name="width" label="Width" mm={room.widthMm} />
          <Length name="depth" label="Depth" mm={room.depthMm} />
          <Length name="height" label="Ceiling" mm={room.heightMm} />
          <TextField
            name="floor"
            label="Floor carries, pounds on a square foot"
            defaultValue={exactFloorLoad(room.floorLimitKg)}
            hint="Concrete on the ground: 300. A wooden floor: 40 to 60."
            inputMode="decimal"
            autoComplete="off"
            isRequired
          />
        </div>
        {Array.from({ length: places }, (_, at) => {
          const door = room.doors[at];
          return (
            <fieldset key={door ? `${door.wall} ${door.offsetMm}` : 'new'} className={styles.door}>
              <legend>{door ? `Door ${at + 1}` : 'Another door'}</legend>
              <SelectField
                name={`door-${at}-wall`}
                label="Wall"
                defaultValue={door?.wall ?? ''}
                prompt={door ? 'No door (remove it)' : 'No door'}
                options={gymWalls.map((wall) => ({ value: wall, label: wallLabels[wall] }))}
              />
              <TextField
                name={`door-${at}-offset`}
                label="From the wall’s start"
                defaultValue={exactFeetAndInches(door?.offsetMm ?? 0)}
                autoComplete="off"
              />
              <TextField
                name={`door-${at}-width`}
                label="Width"
                defaultValue={exactFeetAndInches(door?.widthMm ?? usualDoorMm)}
                autoComplete="off"
              />
              <SelectField
                name={`door-${at}-swing`}
                label="How it opens"
                defaultValue={door?.swing ?? 'out'}
                options={doorSwings.map((swing) => ({ value: swing, label: swingLabels[swing] }))}
              />
            </fieldset>
          );
        })}
        <ColumnFields columns={room.columns} />
      </div>
      {failure !== undefined && <p className={styles.failure}>{failure}</p>}
      <div>
        <Button type="submit">Change the room</Button>
      </div>
    </IntentForm>
  );
};
