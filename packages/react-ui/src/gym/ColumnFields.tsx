import { type GymColumn, gymRoomLimits } from '@ironcart/core/gym';
import { exactFeetAndInches } from '@ironcart/gym-builder';
import { TextField } from '../primitives/TextField.tsx';
import styles from './RoomForm.module.css';

const fields = [
  ['x', 'From the left, to its middle', 'xMm'],
  ['y', 'From the back, to its middle', 'yMm'],
  ['width', 'Width', 'widthMm'],
  ['depth', 'Depth', 'depthMm'],
] as const satisfies readonly (readonly [string, string, keyof GymColumn])[];

/** Fields of a room's columns and of one more; a column with empty fields is removed. */
export const ColumnFields = ({ columns }: { readonly columns: readonly GymColumn[] }) =>
  Array.from({ length: Math.min(gymRoomLimits.columns, columns.length + 1) }, (_, at) => {
    const column = columns[at];
    return (
      // Columns have no identity of their own: a change of the room creates all fields anew.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <fieldset key={at} className={styles.door}>
        <legend>{column ? `Column ${at + 1}` : 'Another column or pillar'}</legend>
        <p className={styles.note}>
          {column ? 'Empty its four fields to remove it.' : 'Leave its fields empty if there is none.'}
        </p>
        {fields.map(([name, label, measure]) => (
          <TextField
            key={name}
            name={`column-${at}-${name}`}
            label={label}
            defaultValue={column ? exactFeetAndInches(column[measure]) : ''}
            autoComplete="off"
          />
        ))}
      </fieldset>
    );
  });
