import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './CartLine.module.css';
import type { CartLineView } from './LineFrame.tsx';

export interface LineActionProps {
  readonly line: Pick<CartLineView, 'listItemId' | 'name'>;
  /** It gets the field `listItemId`. */
  readonly target: FormTarget;
  /** As in 'Remove'; the line's name follows for those who hear the page. */
  readonly label: string;
}

/** Something that can be done with a line: a form of its own, which looks like a word. */
export const LineAction = ({ line, target, label }: LineActionProps) => (
  <IntentForm target={{ ...target, fields: { ...target.fields, listItemId: line.listItemId } }}>
    <button type="submit" className={styles.remove}>
      {label} <VisuallyHidden>{line.name}</VisuallyHidden>
    </button>
  </IntentForm>
);
