import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './TopLinks.module.css';

export interface TopLinksProps {
  /** The label for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly picture?: string | undefined }[];
  readonly currentUrl?: string | undefined;
}

/** Links with pictures at the top of a category (S2-toplinks): a scrollable row on a phone, a line on a desktop. */
export const TopLinks = ({ label, links, currentUrl }: TopLinksProps) => {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: text, href, picture }) => (
          <li key={href}>
            <Link className={styles.link} href={href} aria-current={href === currentUrl ? 'page' : undefined}>
              {picture && (
                <Picture
                  className={styles.picture}
                  master={picture}
                  alt=""
                  width={1000}
                  height={1000}
                  sizes="7rem"
                  widths={[166, 308]}
                />
              )}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
