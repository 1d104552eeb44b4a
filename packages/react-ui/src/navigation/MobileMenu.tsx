import { Disclosure } from '../primitives/Disclosure.tsx';
import { Drawer } from '../primitives/Drawer.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './MobileMenu.module.css';
import type { MenuItem } from './menu-item.ts';

export interface MobileMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly items: readonly MenuItem[];
  readonly searchUrl: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[] | undefined;
}

/** The category menu in a drawer, for narrow screens. */
export const MobileMenu = ({ isOpen, onClose, items, searchUrl, links = [] }: MobileMenuProps) => {
  const { Link } = useUi();
  return (
    <Drawer side="left" isOpen={isOpen} onClose={onClose} title="Shop">
      <div className={styles.search}>
        <SearchForm action={searchUrl} />
      </div>
      <nav aria-label="Menu">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.href}>
              {item.children && item.children.length > 0 ? (
                <Disclosure summary={item.label} name="mobile-menu" variant="plain">
                  <ul className={styles.children}>
                    <li>
                      <Link href={item.href} onClick={onClose}>
                        All {item.label}
                      </Link>
                    </li>
                    {item.children.map((child) => (
                      <li key={child.href}>
                        <Link href={child.href} onClick={onClose}>
                          {child.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              ) : (
                <Link className={styles.leaf} href={item.href} onClick={onClose}>
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <Link href={link.href} onClick={onClose}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Drawer>
  );
};
