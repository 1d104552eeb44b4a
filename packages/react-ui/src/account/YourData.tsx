import { buttonClass } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import styles from './NewsletterPreferences.module.css';

export interface YourDataProps {
  /** The URL of the file with the customer's data, with the site's path: the browser saves it. */
  readonly fileUrl: string;
  /** The page that deletes the account. */
  readonly deleteUrl: string;
}

/** Links to a copy of the customer's data and to the deletion of the account. */
export const YourData = ({ fileUrl, deleteUrl }: YourDataProps) => (
  <TitledSection className={styles.section} title="Your data" titleClassName={styles.title}>
    <p className={styles.intro}>
      Everything that we store about you, in one file (JSON): profile, addresses, cards, orders, lists, reviews,
      newsletters, consents and the rest.
    </p>
    <div className={styles.actions}>
      <a href={fileUrl} className={buttonClass({})}>
        Download my data
      </a>
      <ButtonLink variant="quiet" href={deleteUrl}>
        Delete my account
      </ButtonLink>
    </div>
  </TitledSection>
);
