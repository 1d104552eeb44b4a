import { Button, type FormTarget, IntentForm, type IntentFormProps } from '@ironcart/react-ui';
import { GymNameForm } from './GymNameForm.tsx';
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
    <GymNameForm target={targetOf('rename')} name={name} onSubmit={onSubmit} />
  </div>
);
