import type { ProductCardView } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import type { ProductRowProps } from './block-props.ts';
import { Heading } from './Heading.tsx';

export interface ProductRowViewProps extends Omit<ProductRowProps, 'productIds'> {
  readonly cards: readonly ProductCardView[];
}

/** A row of product cards with a heading; nothing without cards. */
export const ProductRow = ({ cards, title, intro, link }: ProductRowViewProps) =>
  cards.length === 0 ? null : (
    <section>
      {title && <Heading text={title} intro={intro} link={link} />}
      <ProductGrid cards={cards} eagerCount={0} headingLevel={title ? 3 : 2} label={title} />
    </section>
  );
