import type { GalleryImage } from '@ironcart/core/product';
import { Price, type PriceView } from '../price/Price.tsx';
import { Thumbnail } from '../primitives/Thumbnail.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './FitsList.module.css';

/** A product that fits another one. */
export interface FitView {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly picture?: GalleryImage | undefined;
  readonly price: PriceView;
}

export interface FitsListProps {
  /** The product that they fit, as in 'Club Bar 20 kg'. */
  readonly productName: string;
  readonly fits: readonly FitView[];
}

/** A list of products that fit another one, with prices. */
export const FitsList = ({ productName, fits }: FitsListProps) => {
  const { Link } = useUi();
  return (
    <section className={styles.fits}>
      <h2 className={styles.title}>Fits the {productName}</h2>
      <ul className={styles.list}>
        {fits.map(({ productId, name, url, picture, price }) => (
          <li key={productId} className={styles.row}>
            <Thumbnail className={styles.picture} picture={picture} name={name} sizes="72px" />
            <div className={styles.text}>
              <Link className={styles.name} href={url}>
                {name}
              </Link>
              <Price className={styles.price} price={price} size="small" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
