import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { FootNotice } from '../primitives/FootNotice.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Picture } from '../primitives/Picture.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import styles from './CompareBar.module.css';

export interface CompareBarProps {
  readonly products: readonly Pick<ProductCardView, 'product'>[];
  /** Maximum number of products in a comparison. */
  readonly most: number;
  /** The page that compares them. */
  readonly href: string;
  /** Whether adding another product was refused. */
  readonly isFull?: boolean | undefined;
  readonly onRemove: (productId: number) => void;
  readonly onClear: () => void;
}

const countText = (count: number, most: number): string => `${count} of ${most} to compare`;

/** The products selected for comparison, at the bottom of the window. */
export const CompareBar = ({ products, most, href, isFull = false, onRemove, onClear }: CompareBarProps) => {
  const fullText = `${most} is the most: take one away to add another.`;
  return (
    <FootNotice label="Products to compare">
      <LiveRegion message={isFull ? fullText : countText(products.length, most)} />
      <div className={styles.bar}>
        <ul className={styles.products}>
          {products.map(({ product: { productId, name, gallery } }) => (
            <li key={productId} className={styles.product}>
              {gallery[0] && (
                <Picture
                  master={gallery[0].link}
                  alt=""
                  width={gallery[0].width}
                  height={gallery[0].height}
                  sizes="48px"
                />
              )}
              <span className={styles.name}>{name}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`Take away ${name}`}
                onClick={() => onRemove(productId)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <p className={styles.count}>{isFull ? fullText : countText(products.length, most)}</p>
          {products.length > 1 ? (
            <ButtonLink href={href} variant="primary" size="small">
              Compare {products.length}
            </ButtonLink>
          ) : (
            <p className={styles.hint}>Choose another one.</p>
          )}
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear
          </Button>
        </div>
      </div>
    </FootNotice>
  );
};
