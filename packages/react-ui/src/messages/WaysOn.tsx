import { useUi } from '../theme/UiProvider.tsx';
import styles from './Message.module.css';

export interface WaysOnProps {
  /** The list's name for screen readers, as in 'Sections of the shop'. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Links for a page without content of its own. */
export const WaysOn = ({ label, links }: WaysOnProps) => {
  const { Link } = useUi();
  if (links.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label={label}>
      {links.map(({ label: text, href }) => (
        <li key={href}>
          <Link href={href}>{text}</Link>
        </li>
      ))}
    </ul>
  );
};
