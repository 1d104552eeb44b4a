import { type KeyboardEvent, useState } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CategoryMenu.module.css';
import type { MenuItem } from './menu-item.ts';

export interface CategoryMenuProps {
  readonly items: readonly MenuItem[];
  readonly currentUrl?: string | undefined;
}

/** The menu of the top categories; submenus open on hover or focus, and close with Escape. */
export const CategoryMenu = ({ items, currentUrl }: CategoryMenuProps) => {
  const { Link } = useUi();
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDismissed(true);
  };
  return (
    <nav
      className={styles.menu}
      aria-label="Categories"
      data-dismissed={isDismissed || undefined}
      onKeyDown={dismiss}
      onBlur={() => setDismissed(false)}
      onPointerLeave={() => setDismissed(false)}
      onClick={() => setDismissed(true)}
    >
      <ul className={styles.top}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link className={styles.link} href={item.href} aria-current={item.href === currentUrl ? 'page' : undefined}>
              {item.label}
            </Link>
            {item.children && item.children.length > 0 && (
              <div className={styles.panel}>
                <Link className={styles.all} href={item.href}>
                  All {item.label}
                </Link>
                <ul className={styles.list}>
                  {item.children.map((child) => (
                    <li key={child.href}>
                      <Link href={child.href}>{child.label}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};
