import type { GalleryImage } from '@ironcart/core/product';
import { Thumbnail } from '../primitives/Thumbnail.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './LinkTiles.module.css';

export interface LinkTile {
  readonly label: string;
  readonly href: string;
  /** A second, smaller line. */
  readonly text?: string | undefined;
  /** The picture beside the text. */
  readonly picture?: GalleryImage | undefined;
  /** Opens the target in another way; returns whether it did, otherwise the link is followed. */
  readonly onOpen?: (() => boolean) | undefined;
}

export interface LinkTilesProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly tiles: readonly LinkTile[];
}

/** Links as large tiles: two in a row on a phone, up to five on a desktop. */
export const LinkTiles = ({ label, tiles }: LinkTilesProps) => {
  const { Link } = useUi();
  return (
    <nav aria-label={label}>
      <ul className={styles.tiles}>
        {tiles.map(({ label: title, href, text, picture, onOpen }) => (
          <li key={href}>
            <Link
              href={href}
              className={styles.tile}
              onClick={
                onOpen &&
                ((event) => {
                  if (onOpen()) event.preventDefault();
                })
              }
            >
              {picture && <Thumbnail className={styles.picture} picture={picture} name={title} sizes="96px" />}
              <span className={styles.title}>{title}</span>
              {text && <span className={styles.text}>{text}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
