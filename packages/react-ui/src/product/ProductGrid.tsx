import { Skeleton } from '../primitives/Skeleton.tsx';
import { type CompareTarget, ProductCard, type ProductCardView } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  readonly cards: readonly ProductCardView[];
  /** The number of first cards whose pictures load eagerly; 4 by default. */
  readonly eagerCount?: number | undefined;
  /** The number of placeholders to show instead of cards. */
  readonly loadingCount?: number | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly label?: string | undefined;
  /** Adds a compare button to each card. */
  readonly compare?: CompareTarget | undefined;
}

const SkeletonCard = () => (
  <div className={styles.skeleton}>
    <Skeleton aspect="1 / 1" />
    <Skeleton width="80%" />
    <Skeleton width="40%" />
    <Skeleton width="30%" />
  </div>
);

/** Product cards, two in a row on a phone, four on a desktop. */
export const ProductGrid = ({
  cards,
  eagerCount = 4,
  loadingCount = 0,
  headingLevel,
  label,
  compare,
}: ProductGridProps) =>
  loadingCount > 0 ? (
    <div className={styles.grid} role="status" aria-label="Loading products">
      {Array.from({ length: loadingCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike.
        <SkeletonCard key={index} />
      ))}
    </div>
  ) : (
    <ul className={styles.grid} aria-label={label}>
      {cards.map((card, index) => (
        <li key={card.product.productId} className={styles.cell}>
          <ProductCard
            card={card}
            headingLevel={headingLevel}
            compare={compare}
            loading={index < 2 && eagerCount > 0 ? 'high' : index < eagerCount ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
