import { useUi } from '../theme/UiProvider.tsx';
import styles from './Breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  readonly href: string;
}

export interface BreadcrumbsProps {
  /** From Home to this page; the last item is the page itself. */
  readonly items: readonly Breadcrumb[];
}

export const Breadcrumbs = ({ items }: BreadcrumbsProps) => {
  const { Link } = useUi();
  return (
    <nav className={styles.breadcrumbs} aria-label="Breadcrumbs">
      <ol>
        {items.map((item, index) => (
          <li key={item.href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.href}>{item.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
