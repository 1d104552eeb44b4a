import { Icon } from '../primitives/Icon.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountMenu.module.css';

/** The shopper's data for the header. */
export type HeaderAccount =
  | { readonly kind: 'guest'; readonly loginUrl: string }
  | {
      readonly kind: 'customer';
      readonly firstname: string;
      /** 'My Account', 'Order History' and so on, depending on the site. */
      readonly entries: readonly { readonly label: string; readonly href: string }[];
      readonly logoutTarget: FormTarget;
    };

export interface AccountMenuProps {
  readonly account: HeaderAccount;
}

/** A log-in link for guests; an account menu for customers (S2-header-06 to 13). */
export const AccountMenu = ({ account }: AccountMenuProps) => {
  const { Link } = useUi();
  if (account.kind === 'guest') {
    return (
      <Link className={styles.trigger} href={account.loginUrl}>
        <Icon name="account" size={22} />
        <span className={styles.label}>Log In</span>
      </Link>
    );
  }
  return (
    <details className={styles.account} name="header">
      <summary className={styles.trigger} aria-label={`Account of ${account.firstname}`}>
        <Icon name="account" size={22} />
        <span className={styles.label}>{account.firstname}</span>
      </summary>
      <ul className={styles.entries}>
        {account.entries.map((entry) => (
          <li key={entry.href}>
            <Link href={entry.href}>{entry.label}</Link>
          </li>
        ))}
        <li>
          <IntentForm target={account.logoutTarget}>
            <button type="submit">Log Out</button>
          </IntentForm>
        </li>
      </ul>
    </details>
  );
};
