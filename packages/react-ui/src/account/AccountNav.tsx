import { Icon } from '../primitives/Icon.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountNav.module.css';

export interface AccountNavProps {
  readonly items: readonly { readonly label: string; readonly href: string }[];
  readonly currentUrl: string;
  readonly logoutTarget?: FormTarget | undefined;
}

/** The account's menu: a column beside the page on a desktop, below it a menu that opens. Works without scripts. */
export const AccountNav = ({ items, currentUrl, logoutTarget }: AccountNavProps) => {
  const { Link } = useUi();
  const current = items.find(({ href }) => href === currentUrl);
  return (
    <nav className={styles.nav} aria-label="Account">
      {/* Another page begins with the menu closed. */}
      <details key={currentUrl} className={styles.opener}>
        <summary className={styles.summary}>
          {current?.label ?? 'Account'}
          <Icon name="chevron" size={16} />
        </summary>
      </details>
      <div className={styles.entries}>
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link href={item.href} aria-current={item.href === currentUrl ? 'page' : undefined}>
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
        {logoutTarget && (
          <IntentForm target={logoutTarget}>
            <button type="submit" className={styles.logout}>
              Log Out
            </button>
          </IntentForm>
        )}
      </div>
    </nav>
  );
};
