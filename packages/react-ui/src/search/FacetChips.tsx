import { Icon } from '../primitives/Icon.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './FacetChips.module.css';
import type { FacetChipView } from './facet-view.ts';

export interface FacetChipsProps {
  readonly chips: readonly FacetChipView[];
  /** The list without any filter. */
  readonly clearUrl: string;
}

/** The active filters of a list; each chip removes its filter. */
export const FacetChips = ({ chips, clearUrl }: FacetChipsProps) => {
  const { Link } = useUi();
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {chips.map(({ label, hrefWithout }) => (
        <li key={hrefWithout}>
          <Link className={styles.chip} href={hrefWithout} aria-label={`Remove ${label}`}>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} href={clearUrl}>
          Clear all
        </Link>
      </li>
    </ul>
  );
};
