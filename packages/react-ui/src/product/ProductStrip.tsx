import { TitledSection } from '../primitives/TitledSection.tsx';
import { ProductCard, type ProductCardView } from './ProductCard.tsx';
import styles from './ProductStrip.module.css';

export interface ProductStripProps {
  readonly title: string;
  readonly cards: readonly ProductCardView[];
}

/** Product cards in one row that scrolls sideways, with a heading. */
export const ProductStrip = ({ title, cards }: ProductStripProps) => (
  <TitledSection className={styles.strip} title={title} titleClassName={styles.title}>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.product.productId} className={styles.cell}>
          <ProductCard card={card} loading="lazy" sizes="(min-width: 768px) 260px, 44vw" />
        </li>
      ))}
    </ul>
  </TitledSection>
);
