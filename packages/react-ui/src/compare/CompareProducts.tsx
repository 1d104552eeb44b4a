import { Price } from '../price/Price.tsx';
import { Button } from '../primitives/Button.tsx';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { IntentForm } from '../primitives/IntentForm.tsx';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { RatingSummary } from '../product/RatingSummary.tsx';
import { StockLine } from '../product/StockLine.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CompareProducts.module.css';

/** A product with its specifications. */
export interface ComparedProduct extends Pick<ProductCardView, 'product' | 'price' | 'stock'> {
  readonly specs: readonly { readonly label: string; readonly value: string }[];
}

export interface CompareProductsProps {
  readonly label: string;
  readonly products: readonly ComparedProduct[];
  /** The target of the form that removes a product. */
  readonly removeTarget: (productId: number) => FormTarget;
}

/** The labels of all specifications: the most common ones first, otherwise in their order. */
const labelsOf = (products: readonly ComparedProduct[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { specs } of products) for (const { label } of specs) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts.keys()].toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
};

/** Products side by side: picture, price, stock, rating, and their specifications by row. Rows that differ are marked. */
export const CompareProducts = ({ label, products, removeTarget }: CompareProductsProps) => {
  const { Link } = useUi();
  const specOf = ({ specs }: ComparedProduct, wanted: string) => specs.find((spec) => spec.label === wanted)?.value;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {products.map(({ product }) => {
              const [first] = product.gallery;
              return (
                <th key={product.productId} scope="col" className={styles.product}>
                  <span className={styles.picture}>
                    {first ? (
                      <Picture master={first.link} alt="" width={first.width} height={first.height} sizes="240px" />
                    ) : (
                      <NoPicture name={product.name} />
                    )}
                  </span>
                  <Link href={product.url}>{product.name}</Link>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Price</th>
            {products.map(({ product, price }) => (
              <td key={product.productId}>
                <Price price={price} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">Stock</th>
            {products.map(({ product, stock }) => (
              <td key={product.productId}>{stock && <StockLine stock={stock} />}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">Rating</th>
            {products.map(({ product: { productId, rating } }) => (
              <td key={productId}>{rating ? <RatingSummary rating={rating} /> : 'Not rated yet'}</td>
            ))}
          </tr>
          {labelsOf(products).map((row) => {
            const differs = new Set(products.map((product) => specOf(product, row))).size > 1;
            return (
              <tr key={row} data-differs={differs || undefined}>
                <th scope="row">{row}</th>
                {products.map((product) => (
                  <td key={product.product.productId}>{specOf(product, row) ?? '–'}</td>
                ))}
              </tr>
            );
          })}
          <tr>
            <td />
            {products.map(({ product: { productId, name } }) => (
              <td key={productId}>
                <IntentForm target={removeTarget(productId)}>
                  <Button type="submit" size="small" variant="quiet" aria-label={`Take away ${name}`}>
                    Take away
                  </Button>
                </IntentForm>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
};
