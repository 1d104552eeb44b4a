import { Button, type FormTarget, IntentForm, type IntentFormProps, TextField } from '@ironcart/react-ui';
import styles from './gym.module.css';
import { gymEditorPath } from './gym-paths.ts';

interface EditToolsProps {
  readonly name: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onSubmit: IntentFormProps['onSubmit'];
}

const targetOf = (intent: string): FormTarget => ({ action: gymEditorPath, fields: { intent } });

/** Undo and redo buttons and the name field of a plan. */
export const EditTools = ({ name, canUndo, canRedo, onSubmit }: EditToolsProps) => (
  <div className={styles.tools}>
    <IntentForm target={targetOf('undo')} onSubmit={onSubmit}>
      <Button type="submit" size="small" disabled={!canUndo}>
        Undo
      </Button>
    </IntentForm>
    <IntentForm target={targetOf('redo')} onSubmit={onSubmit}>
      <Button type="submit" size="small" disabled={!canRedo}>
        Redo
      </Button>
    </IntentForm>
    <IntentForm target={targetOf('rename')} className={styles.name} onSubmit={onSubmit}>
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
  </div>
);
