import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './CartLine.module.css';
import type { CartLineView } from './LineFrame.tsx';

export interface LineActionProps {
  readonly line: Pick<CartLineView, 'listItemId' | 'name'>;
  /** The form's target; receives the field `listItemId`. */
  readonly target: FormTarget;
  /** The label, as in 'Remove'; screen readers also read the line's name. */
  readonly label: string;
}

/** An action for a line: a form with a button that looks like a link. */
export const LineAction = ({ line, target, label }: LineActionProps) => (
  <IntentForm target={{ ...target, fields: { ...target.fields, listItemId: line.listItemId } }}>
    <button type="submit" className={styles.remove}>
      {label} <VisuallyHidden>{line.name}</VisuallyHidden>
    </button>
  </IntentForm>
);
