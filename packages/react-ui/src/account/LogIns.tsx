import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import { DateText } from './DateText.tsx';
import styles from './NewsletterPreferences.module.css';

export interface LogInsProps {
  /** The customer's sessions, newest first; undefined if they could not be loaded. */
  readonly places:
    | readonly {
        readonly isCurrent: boolean;
        /** ISO 8601. */
        readonly since: string;
      }[]
    | undefined;
  /** Target of the form that ends the other sessions. */
  readonly target: FormTarget;
  /** Whether the other sessions were just ended. */
  readonly isEnded?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

type Place = NonNullable<LogInsProps['places']>[number];

/** The current session, and the others grouped by the day of log-in, because nothing else distinguishes them. */
const placesByDay = (places: readonly Place[]): readonly (Place & { readonly count: number })[] => {
  const rows = new Map<string, Place & { readonly count: number }>();
  for (const place of places) {
    const key = place.isCurrent ? 'this' : place.since.slice(0, 'yyyy-mm-dd'.length);
    rows.set(key, { ...(rows.get(key) ?? place), count: (rows.get(key)?.count ?? 0) + 1 });
  }
  return [...rows.values()];
};

const othersText = (count: number): string => (count === 1 ? 'Another device' : `${count} other devices`);

/** The customer's active sessions, with a form that ends the others. */
export const LogIns = ({ places, target, isEnded, isBusy }: LogInsProps) => (
  <TitledSection className={styles.section} title="Where you are logged in" titleClassName={styles.title}>
    <div role="status">
      {isEnded && <Notice tone="success">You are logged out everywhere else.</Notice>}
      {places === undefined && <Notice tone="error">This did not load. Reload the page in a moment.</Notice>}
    </div>
    <ul className={styles.lists}>
      {placesByDay(places ?? []).map(({ isCurrent, since, count }) => (
        <li key={isCurrent ? 'this' : since}>
          {isCurrent ? <b>This device</b> : othersText(count)}, since <DateText value={since} />
        </li>
      ))}
    </ul>
    {places && places.length > 1 && (
      <IntentForm target={target}>
        <Button type="submit" isBusy={isBusy}>
          Log out everywhere else
        </Button>
      </IntentForm>
    )}
  </TitledSection>
);
