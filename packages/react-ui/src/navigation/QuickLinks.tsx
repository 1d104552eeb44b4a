import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './QuickLinks.module.css';

export interface QuickLinksProps {
  /** Anchors on this page, as in { label: 'Skip to products', href: '#products' }. */
  readonly skipLinks: readonly { readonly label: string; readonly href: string }[];
  readonly accountUrl: string;
  readonly cartUrl: string;
  readonly checkoutUrl: string;
  readonly searchUrl: string;
  /** The target of the form that toggles high contrast. */
  readonly contrastTarget: FormTarget;
  readonly isHighContrast: boolean;
}

/** Links at the start of the page, hidden until they are focused (S2-quicklinks). */
export const QuickLinks = (props: QuickLinksProps) => {
  const { skipLinks, accountUrl, cartUrl, checkoutUrl, searchUrl, contrastTarget, isHighContrast } = props;
  const { Link } = useUi();
  return (
    <nav className={styles.panel} aria-label="Quick links">
      <ul className={styles.links}>
        {skipLinks.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <Link href={accountUrl}>Account</Link>
        </li>
        <li>
          <Link href={cartUrl}>Cart</Link>
        </li>
        <li>
          <Link href={checkoutUrl}>Checkout</Link>
        </li>
      </ul>
      <SearchForm action={searchUrl} label="Quick search" />
      <IntentForm target={contrastTarget}>
        <button type="submit" className={styles.toggle} aria-pressed={isHighContrast}>
          High Contrast Mode
        </button>
      </IntentForm>
    </nav>
  );
};
