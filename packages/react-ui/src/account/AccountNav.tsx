import { Icon } from '../primitives/Icon.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountNav.module.css';

export interface AccountNavProps {
  readonly items: readonly {
    readonly label: string;
    readonly href: string;
    /** Path prefix of the pages that belong to the entry; default: its own path. */
    readonly above?: string | undefined;
  }[];
  readonly currentUrl: string;
  readonly logoutTarget?: FormTarget | undefined;
}

/**
 * The account's menu: a column beside the page on a desktop, a collapsible menu on smaller screens. Works without
 * scripts.
 */
export const AccountNav = ({ items, currentUrl, logoutTarget }: AccountNavProps) => {
  const { Link } = useUi();
  const current =
    items.find(({ href }) => href === currentUrl) ??
    items.find(({ href, above = href }) => currentUrl.startsWith(`${above}/`));
  const markOf = ({ href }: { readonly href: string }) => {
    if (href !== current?.href) return undefined;
    return href === currentUrl ? 'page' : 'true';
  };
  return (
    <nav className={styles.nav} aria-label="Account">
      {/* Closes the menu on navigation. */}
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
              <Link href={item.href} aria-current={markOf(item)}>
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
