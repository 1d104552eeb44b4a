import { Price } from '../price/Price.tsx';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import type { PreviewedProducts } from './previewed-products.ts';
import styles from './SearchDropdown.module.css';
import { SearchOption } from './SearchOption.tsx';

export interface PreviewGridProps {
  readonly products: PreviewedProducts<ProductCardView>;
  /** The page with all results. */
  readonly viewAllUrl: string | undefined;
  /** Returns an option's id by its key, and whether it is active. */
  readonly option: (key: string) => { readonly id: string; readonly isActive: boolean };
}

const cardSizes = '(min-width: 1024px) 180px, (min-width: 768px) 22vw, 44vw';

const Places = ({ count }: { readonly count: number }) => (
  <div className={styles.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places are all alike.
      <div key={index} className={styles.place} data-placeholder="">
        <Skeleton aspect="1 / 1" />
        <Skeleton width="80%" />
        <Skeleton width="40%" />
      </div>
    ))}
  </div>
);

/** The dropdown's products: placeholders before the first results, and suggestions without results (S2-search-01). */
export const PreviewGrid = ({ products, viewAllUrl, option }: PreviewGridProps) => {
  if (products.kind === 'placeholders') return <Places count={products.count} />;
  if (products.kind === 'unreachable') {
    return (
      <span className={styles.none} aria-hidden="true">
        The search cannot be reached right now. Press Enter to try the search page.
      </span>
    );
  }
  const isEmpty = products.kind === 'noResults';
  const cards = isEmpty ? products.topSuggestions : products.products;
  const options = (
    <OptionGroup label={isEmpty ? 'Top Suggestions' : 'Products'} hasHeading={isEmpty}>
      <div role="presentation" className={styles.grid}>
        {cards.map(({ product, price }) => {
          const [picture] = product.gallery;
          return (
            <SearchOption
              key={product.productId}
              {...option(`product-${product.productId}`)}
              href={product.url}
              className={styles.card}
            >
              <span className={styles.frame}>
                {picture ? (
                  <Picture
                    master={picture.link}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    sizes={cardSizes}
                    loading="eager"
                  />
                ) : (
                  <NoPicture name={product.name} />
                )}
              </span>
              <span className={styles.name}>{product.name}</span>
              <Price price={price} size="small" />
            </SearchOption>
          );
        })}
      </div>
      {!isEmpty && viewAllUrl && (
        <SearchOption {...option('products')} href={viewAllUrl} className={styles.all}>
          View All <span className={styles.of}>products</span>
        </SearchOption>
      )}
    </OptionGroup>
  );
  if (!isEmpty) return options;
  return (
    <div role="presentation" className={styles.group}>
      <span className={styles.none} aria-hidden="true">
        No Results
      </span>
      {options}
    </div>
  );
};
