import { useId } from 'react';
import { ProductCard, type ProductCardView } from './ProductCard.tsx';
import styles from './ProductStrip.module.css';

export interface ProductStripProps {
  readonly title: string;
  readonly cards: readonly ProductCardView[];
}

/** Product cards in one row that scrolls sideways, with a heading. */
export const ProductStrip = ({ title, cards }: ProductStripProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.strip}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li key={card.product.productId} className={styles.cell}>
            <ProductCard card={card} loading="lazy" sizes="(min-width: 768px) 260px, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
};
