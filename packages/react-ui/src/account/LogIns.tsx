import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { DateText } from './DateText.tsx';
import styles from './NewsletterPreferences.module.css';

export interface LogInsProps {
  /** The places where the customer is logged in, the latest first; undefined if they could not be loaded. */
  readonly places:
    | readonly {
        readonly isCurrent: boolean;
        /** ISO 8601. */
        readonly since: string;
      }[]
    | undefined;
  /** Target of the form that ends the other sessions. */
  readonly target: FormTarget;
  /** Whether the other places were just logged out. */
  readonly isEnded?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** The customer's active sessions, with a form that ends the others. */
export const LogIns = ({ places, target, isEnded, isBusy }: LogInsProps) => (
  <section className={styles.section} aria-labelledby="log-ins">
    <h2 id="log-ins" className={styles.title}>
      Where you are logged in
    </h2>
    <div role="status">
      {isEnded && <Notice tone="success">You are logged out everywhere else.</Notice>}
      {places === undefined && <Notice tone="error">This did not load. Reload the page in a moment.</Notice>}
    </div>
    <ul className={styles.lists}>
      {places?.map(({ isCurrent, since }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no id here, and two may start at the same time.
        <li key={index}>
          {isCurrent ? <b>This device</b> : 'Another device'}, since <DateText value={since} />
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
  </section>
);
