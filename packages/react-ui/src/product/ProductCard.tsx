import type { Product } from '@ironcart/core/product';
import { Price, type PriceView } from '../price/Price.tsx';
import { IntentForm, type IntentFormProps } from '../primitives/IntentForm.tsx';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './ProductCard.module.css';
import { RatingSummary } from './RatingSummary.tsx';
import { Snipe, type SnipeView } from './Snipe.tsx';
import { StockLine, type StockView } from './StockLine.tsx';

/** The product data of a card; a `Product` is compatible. */
export interface ProductCardView {
  readonly product: Pick<Product, 'productId' | 'name' | 'url' | 'gallery' | 'rating'>;
  readonly price: PriceView;
  /** The stock, if it should be shown. */
  readonly stock?: StockView | undefined;
  /** A short badge, as in 'New' or '7 colours'. */
  readonly note?: string | undefined;
  /** Facts that distinguish the products of a list: weight, diameter. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
  /** The banner on the picture. */
  readonly snipe?: SnipeView | undefined;
}

/** Target of the forms that add cards' products to the comparison. */
export interface CompareTarget extends Pick<IntentFormProps, 'onSubmit'> {
  readonly action: string;
}

export interface ProductCardProps {
  readonly card: ProductCardView;
  /** Without it, cards have no compare button. */
  readonly compare?: CompareTarget | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
  /** `high` for cards in the first viewport. */
  readonly loading?: 'lazy' | 'eager' | 'high' | undefined;
  readonly sizes?: string | undefined;
}

/** The responsive widths of a card in ProductGrid: two or four in a row. */
export const cardSizes = '(min-width: 1776px) 402px, (min-width: 768px) 23vw, 46vw';

/** A product card, whose rows align with its neighbours' regardless of the length of names. */
export const ProductCard = ({ card, compare, headingLevel = 3, loading, sizes = cardSizes }: ProductCardProps) => {
  const { Link } = useUi();
  const { product, price, stock, note, snipe, facts } = card;
  const [first, second] = product.gallery;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {first ? (
          <Picture
            className={styles.first}
            master={first.link}
            alt=""
            width={first.width}
            height={first.height}
            blurred={first.blurred}
            sizes={sizes}
            loading={loading}
          />
        ) : (
          <NoPicture name={product.name} />
        )}
        {second && (
          <Picture
            className={styles.second}
            master={second.link}
            alt=""
            width={second.width}
            height={second.height}
            sizes={sizes}
          />
        )}
        {note && <span className={styles.note}>{note}</span>}
        {snipe && <Snipe snipe={snipe} place="list" />}
      </div>
      <Heading className={styles.name}>
        <Link href={product.url}>{product.name}</Link>
      </Heading>
      <div className={styles.rating}>
        {facts && (
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {product.rating && <RatingSummary rating={product.rating} />}
      </div>
      <div className={styles.buy}>
        <Price price={price} />
        {stock && stock.code !== 'inStock' && <StockLine stock={stock} />}
        {compare && (
          <IntentForm
            target={{ action: compare.action, fields: { productId: product.productId } }}
            className={styles.compare}
            onSubmit={compare.onSubmit}
          >
            <button type="submit" aria-label={`Compare ${product.name}`}>
              Compare
            </button>
          </IntentForm>
        )}
      </div>
    </article>
  );
};
