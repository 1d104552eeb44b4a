import { classNames } from '../primitives/class-names.ts';
import { DateText } from './DateText.tsx';
import styles from './Timeline.module.css';

/** A past or future step of a timeline. */
export interface TimelineStep {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'next' | 'failed';
  /** ISO 8601. */
  readonly at?: string | undefined;
  readonly note?: string | undefined;
}

/** Steps in order; side by side if there is enough width. */
export const Timeline = ({ label, steps }: { readonly label: string; readonly steps: readonly TimelineStep[] }) => (
  <ol className={styles.timeline} aria-label={label}>
    {steps.map(({ id, label, state, at, note }) => (
      <li
        key={id}
        className={classNames(styles.step, styles[state])}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <strong>{label}</strong>
        {at && (
          <span className={styles.detail}>
            <DateText value={at} />
          </span>
        )}
        {note && <span className={styles.detail}>{note}</span>}
      </li>
    ))}
  </ol>
);
