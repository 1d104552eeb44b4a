import { useUi } from '../theme/UiProvider.tsx';
import styles from './ChoiceLinks.module.css';

export interface ChoiceLinksProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Links to alternative views of a list, with the current one marked; links, so that each view can be shared. */
export const ChoiceLinks = ({ label, links }: ChoiceLinksProps) => {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: text, href, isCurrent }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
