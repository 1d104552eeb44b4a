import { useUi } from '../theme/UiProvider.tsx';
import styles from './EditorialNav.module.css';

export interface EditorialNavProps {
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly currentUrl: string;
}

/** The sections of the editorial site: a scrollable row on a phone, all of them on a desktop. */
export const EditorialNav = ({ label, links, currentUrl }: EditorialNavProps) => {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: text, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={href === currentUrl ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
