import { Button } from './Button.tsx';
import styles from './ConfirmedAction.module.css';
import { type FormTarget, IntentForm } from './IntentForm.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface ConfirmedActionProps {
  /** Label of the button that opens the confirmation, for example 'Cancel order'. */
  readonly label: string;
  /** The subject of the action, appended to the label for screen readers. */
  readonly subject?: string | undefined;
  /** Description of the action's effect. */
  readonly text: string;
  /** The text of the confirmation button. */
  readonly button: string;
  readonly target: FormTarget;
  readonly isBusy?: boolean | undefined;
  readonly busyLabel?: string | undefined;
}

/** An action with a confirmation step; works without scripts. */
export const ConfirmedAction = ({ label, subject, text, button, target, isBusy, busyLabel }: ConfirmedActionProps) => (
  <details className={styles.action}>
    <summary>
      {label}
      {subject && <VisuallyHidden> {subject}</VisuallyHidden>}
    </summary>
    <p>{text}</p>
    <IntentForm target={target}>
      <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
        {button}
      </Button>
    </IntentForm>
  </details>
);
