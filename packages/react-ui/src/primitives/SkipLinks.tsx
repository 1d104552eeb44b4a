import styles from './SkipLinks.module.css';

export interface SkipLinksProps {
  /** Anchors on this page, as in { label: 'Skip to products', href: '#products' }. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/** Links that skip to parts of the page, first in the tab order. */
export const SkipLinks = ({ links }: SkipLinksProps) => (
  <nav className={styles.skip} aria-label="Skip">
    {links.map((link) => (
      <a key={link.href} href={link.href}>
        {link.label}
      </a>
    ))}
  </nav>
);
