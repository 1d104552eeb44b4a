import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface NotificationSettingsProps {
  /** The number of products with a back-in-stock notice; undefined if it could not be loaded. */
  readonly awaited: number | undefined;
  /** The page that lists them. */
  readonly awaitedUrl: string;
  /** Target of the form that cancels all notices. */
  readonly target: FormTarget;
  /** Whether all notices were just cancelled. */
  readonly isEnded?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

const waitingFor = (count: number): string =>
  count === 1 ? 'You wait for one product.' : `You wait for ${count === 0 ? 'no' : count} products.`;

/** The store's messages to a customer besides newsletters: always about orders, on request about stock. */
export const NotificationSettings = (props: NotificationSettingsProps) => {
  const { awaited, awaitedUrl, target, isEnded, isBusy } = props;
  return (
    <TitledSection className={styles.section} title="Notifications" titleClassName={styles.title}>
      <div role="status">
        {isEnded && <Notice tone="success">We write about stock no more.</Notice>}
        {awaited === undefined && <Notice tone="error">This did not load. Reload the page in a moment.</Notice>}
      </div>
      <ul className={styles.lists}>
        <li>
          <b>Your orders</b>
          <p className={styles.intro}>
            Receipts, packages on their way, returns and refunds. They go to the email address of the order.
          </p>
        </li>
        <li>
          <b>Back in stock</b>
          <p className={styles.intro}>
            One mail for each product that you asked about. {awaited !== undefined && waitingFor(awaited)}
          </p>
        </li>
      </ul>
      {awaited !== undefined && awaited > 0 && (
        <IntentForm target={target} className={styles.actions} aria-label="Notifications">
          <ButtonLink href={awaitedUrl}>See them</ButtonLink>
          <Button type="submit" variant="quiet" isBusy={isBusy}>
            Stop waiting for all
          </Button>
        </IntentForm>
      )}
    </TitledSection>
  );
};
