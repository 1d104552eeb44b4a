import { Button } from '../primitives/Button.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import { DateText } from './DateText.tsx';
import { type LinkedPermission, permissionNames } from './linked-permissions.ts';
import styles from './NewsletterPreferences.module.css';

/** A shopping assistant that may act for the customer. */
export interface LinkedAssistant {
  readonly id: string;
  readonly host: string;
  /** Its self-declared name. */
  readonly name: string | null;
  readonly permissions: readonly LinkedPermission[];
  /** ISO 8601, like `lastUsedAt`; null: never used. */
  readonly linkedAt: string;
  readonly lastUsedAt: string | null;
}

export interface LinkedAssistantsProps {
  /** Newest first; undefined if they could not be loaded. */
  readonly assistants: readonly LinkedAssistant[] | undefined;
  /** Target of the form that unlinks one; receives its id as `link`. */
  readonly target: FormTarget;
  /** Whether one was just unlinked. */
  readonly isUnlinked?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Joins two items with 'and', more with commas as well. */
const inWords = new Intl.ListFormat('en-GB');

/** The shopping assistants that a customer has linked, each with a form that unlinks it. */
export const LinkedAssistants = ({ assistants, target, isUnlinked, isBusy }: LinkedAssistantsProps) => (
  <TitledSection className={styles.section} title="Linked shopping assistants" titleClassName={styles.title}>
    <div role="status">
      {isUnlinked && <Notice tone="success">It is unlinked and can do nothing for you any more.</Notice>}
      {assistants === undefined && <Notice tone="error">This did not load. Reload the page in a moment.</Notice>}
    </div>
    <p className={styles.intro}>
      {assistants?.length === 0
        ? 'None. An assistant that shops for you asks here first.'
        : 'They shop for you at your prices. A new password, and logging out everywhere else, unlinks them too.'}
    </p>
    {assistants && assistants.length > 0 && (
      <ul className={styles.lists}>
        {assistants.map(({ id, host, name, permissions, linkedAt, lastUsedAt }) => (
          <li key={id}>
            <p className={styles.intro}>
              <b>{host}</b>
              {name !== null && ` (“${name}”)`}{' '}
              {inWords.format(permissions.map((permission) => permissionNames[permission]))}. Linked{' '}
              <DateText value={linkedAt} />
              {lastUsedAt === null ? ', not used yet.' : ', last used '}
              {lastUsedAt !== null && <DateText value={lastUsedAt} />}
            </p>
            <IntentForm target={{ ...target, fields: { ...target.fields, link: id } }}>
              <Button type="submit" size="small" isBusy={isBusy} aria-label={`Unlink ${host}`}>
                Unlink
              </Button>
            </IntentForm>
          </li>
        ))}
      </ul>
    )}
  </TitledSection>
);
