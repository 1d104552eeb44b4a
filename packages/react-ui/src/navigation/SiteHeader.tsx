import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { latePart } from '../primitives/late-part.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AccountMenu, type HeaderAccount } from './AccountMenu.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import type { MenuItem } from './menu-item.ts';
import styles from './SiteHeader.module.css';
import { Wordmark } from './Wordmark.tsx';

/** Tells for as long as it stands in the place of something that is loading. */
const OnItsWay = ({ onChange }: { readonly onChange: (isLoading: boolean) => void }) => {
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
};

/** Arrives when it is first opened. */
const MobileMenu = latePart(async () => (await import('./MobileMenu.tsx')).MobileMenu);

export interface SiteHeaderProps {
  readonly homeUrl: string;
  readonly menu: readonly MenuItem[];
  readonly currentUrl?: string | undefined;
  readonly searchUrl: string;
  readonly searchQuery?: string | undefined;
  /** The search box has the focus: what belongs below it can be fetched. */
  readonly onSearchFocus?: ((box: HTMLInputElement) => void) | undefined;
  /** Below the search box: the search dropdown, once it is there. */
  readonly searchPanel?: ReactNode;
  readonly account: HeaderAccount;
  readonly cartUrl: string;
  /** Sum of the quantities. */
  readonly cartCount: number;
  /** Opens the side cart instead of going to the cart. */
  readonly onOpenCart?: (() => void) | undefined;
  /** One line above all: a delivery note, a site notice. */
  readonly announcement?: ReactNode;
  /** Where the menu is without scripts; the footer's when left out. */
  readonly menuAnchor?: string | undefined;
  /** In the phone's menu, below the categories. */
  readonly menuLinks?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** Logo, search, account, cart count, and the catalogue below (S2-header). */
export const SiteHeader = (props: SiteHeaderProps) => {
  const { homeUrl, menu, currentUrl, searchUrl, searchQuery, account, cartUrl, cartCount } = props;
  const { onSearchFocus, searchPanel, onOpenCart, announcement, menuAnchor = '#site-menu', menuLinks } = props;
  const { Link } = useUi();
  const [isMenuNeeded, setMenuNeeded] = useState(false);
  const [isMenuLoading, setMenuLoading] = useState(false);
  const page = currentUrl ?? '';
  /** Where the menu was opened: with another page it is shut (S4-misc-01). */
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
          data-held={isMenuLoading ? '' : undefined}
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
