import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AccountNav.module.css';

export interface AccountNavProps {
  readonly items: readonly { readonly label: string; readonly href: string }[];
  readonly currentUrl: string;
  readonly logoutTarget?: FormTarget | undefined;
}

export const AccountNav = ({ items, currentUrl, logoutTarget }: AccountNavProps) => {
  const { Link } = useUi();
  return (
    <nav className={styles.nav} aria-label="Account">
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
    </nav>
  );
};
