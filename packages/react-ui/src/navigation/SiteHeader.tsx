import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { lazyWithRetry } from '../primitives/lazy-with-retry.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AccountMenu, type HeaderAccount } from './AccountMenu.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

/** Reports that a part is loading while it is mounted as a placeholder. */
const OnItsWay = ({ onChange }: { readonly onChange: (isLoading: boolean) => void }) => {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
};

/** Loaded when it is first opened. */
const MobileMenu = lazyWithRetry(async () => (await import('./MobileMenu.tsx')).MobileMenu);

export interface SiteHeaderProps {
  readonly homeUrl: string;
  readonly menu: readonly MenuItem[];
  readonly currentUrl?: string | undefined;
  readonly searchUrl: string;
  readonly searchQuery?: string | undefined;
  /** Called when the search box receives the focus, so that the dropdown can be loaded. */
  readonly onSearchFocus?: ((box: HTMLInputElement) => void) | undefined;
  /** The search dropdown below the search box, once it is loaded. */
  readonly searchPanel?: ReactNode;
  readonly account: HeaderAccount;
  readonly cartUrl: string;
  /** Sum of the quantities. */
  readonly cartCount: number;
  /** Opens the side cart instead of the cart page. */
  readonly onOpenCart?: (() => void) | undefined;
  /** A line at the top of the page, such as a delivery notice. */
  readonly announcement?: ReactNode;
  /** The anchor of the menu without scripts. Default: the footer. */
  readonly menuAnchor?: string | undefined;
  /** Links in the mobile menu, below the categories. */
  readonly menuLinks?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** The site's header: logo, search, account, cart, and the categories below (S2-header). */
export const SiteHeader = (props: SiteHeaderProps) => {
  const { homeUrl, menu, currentUrl, searchUrl, searchQuery, account, cartUrl, cartCount } = props;
  const { onSearchFocus, searchPanel, onOpenCart, announcement, menuAnchor = '#site-menu', menuLinks } = props;
  const { Link } = useUi();
  const [isMenuNeeded, setMenuNeeded] = useState(false);
  const [isMenuLoading, setMenuLoading] = useState(false);
  const page = currentUrl ?? '';
  /** The page on which the menu was opened; it closes on another page (S4-misc-01). */
  const [menuPage, setMenuPage] = useState<string>();
  if (menuPage !== undefined && menuPage !== page) setMenuPage(undefined);
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    setMenuNeeded(true);
    setMenuPage(page);
  };
  const openCart = (event: MouseEvent) => {
    const isPlainPress = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!onOpenCart || !isPlainPress) return;
    event.preventDefault();
    onOpenCart();
  };
  return (
    <header className={styles.header}>
      {announcement && <div className={styles.announcement}>{announcement}</div>}
      <div className={styles.bar}>
        <a
          className={styles.menuButton}
          href={menuAnchor}
          onClick={openMenu}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-busy={isMenuLoading || undefined}
          data-held={isMenuLoading || undefined}
        >
          <Icon name="menu" size={24} />
        </a>
        <Wordmark href={homeUrl} />
        <div className={styles.search}>
          <SearchForm action={searchUrl} query={searchQuery} onFocus={onSearchFocus} />
          {searchPanel}
        </div>
        <div className={styles.actions}>
          <AccountMenu account={account} />
          <Link className={styles.cart} href={cartUrl} onClick={openCart}>
            <Icon name="cart" size={22} />
            <span className={styles.cartLabel}>Cart</span>
            <span className={styles.count} data-empty={cartCount === 0 || undefined} key={cartCount}>
              {cartCount}
            </span>
            <VisuallyHidden>{cartCount === 1 ? ' item' : ' items'}</VisuallyHidden>
          </Link>
        </div>
      </div>
      <div className={styles.categories}>
        <CategoryMenu items={menu} currentUrl={currentUrl} />
      </div>
      {isMenuNeeded && (
        <Suspense fallback={<OnItsWay onChange={setMenuLoading} />}>
          <MobileMenu
            isOpen={menuPage === page}
            onClose={() => setMenuPage(undefined)}
            items={menu}
            searchUrl={searchUrl}
            links={menuLinks}
          />
        </Suspense>
      )}
    </header>
  );
};
