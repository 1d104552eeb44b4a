import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './CategoryTiles.module.css';

export interface CategoryTileView {
  readonly title: string;
  readonly href: string;
  readonly text?: string | undefined;
  readonly picture?:
    | {
        readonly master: string;
        readonly width?: number | undefined;
        readonly height?: number | undefined;
        readonly masterWidth?: number | undefined;
        readonly blurred?: string | undefined;
      }
    | undefined;
}

export interface CategoryTilesProps {
  readonly tiles: readonly CategoryTileView[];
  readonly title?: string | undefined;
}

const firstSizes = '(min-width: 1440px) 690px, (min-width: 768px) 48vw, 100vw';
const otherSizes = '(min-width: 1440px) 340px, (min-width: 768px) 24vw, 50vw';

/** Tiles that link to categories; the first one is large. */
export const CategoryTiles = ({ tiles, title }: CategoryTilesProps) => {
  const { Link } = useUi();
  const Name = title ? 'h3' : 'h2';
  return (
    <section className={styles.section}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul className={styles.tiles} data-count={tiles.length}>
        {tiles.map((tile, index) => (
          <li key={tile.href} className={styles.tile}>
            {tile.picture && (
              <Picture
                className={styles.picture}
                master={tile.picture.master}
                alt=""
                width={tile.picture.width ?? 1000}
                height={tile.picture.height ?? 1000}
                masterWidth={tile.picture.masterWidth ?? tile.picture.width}
                blurred={tile.picture.blurred}
                sizes={index === 0 ? firstSizes : otherSizes}
              />
            )}
            <div className={styles.caption}>
              <Name className={styles.name}>
                <Link href={tile.href}>{tile.title}</Link>
              </Name>
              {tile.text && <p>{tile.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
