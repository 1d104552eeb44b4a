import { Heading, ProductGrid, ProductRow, type ProductRowProps } from '@ironcart/react-ui';
import styles from './LazyProductRow.module.css';
import { useProductRow } from './use-product-row.ts';

/**
 * A product row whose products load when it becomes visible; placeholders keep the layout stable until then
 * (S4-misc-05).
 */
export const LazyProductRow = ({ productIds, title, intro, link }: ProductRowProps) => {
  const { row, isLoaded, answer } = useProductRow({
    id: 'product-cards',
    address: `/product-cards?ids=${productIds.join(',')}`,
  });
  return (
    <div ref={row}>
      {isLoaded ? (
        <ProductRow {...{ cards: answer?.cards ?? [], title, intro, link }} />
      ) : (
        <section>
          {title && <Heading text={title} intro={intro} link={link} />}
          <div className={styles.places}>
            <ProductGrid cards={[]} loadingCount={productIds.length} />
          </div>
        </section>
      )}
    </div>
  );
};
