import { useUi } from '../theme/UiProvider.tsx';
import { pictureWidths } from './image-url.ts';
import styles from './PictureLayers.module.css';

export interface PictureLayersProps {
  /** The masters of transparent pictures, from the bottom to the top. */
  readonly layers: readonly string[] | undefined;
  /** The size of the picture below them, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly widths?: readonly number[] | undefined;
}

/** Transparent pictures over the one beside them, in a positioned element that has its size. */
export const PictureLayers = ({ layers = [], width, height, sizes, widths = pictureWidths }: PictureLayersProps) => {
  const { imageUrl } = useUi();
  return layers.map((master) => (
    <img
      key={master}
      className={styles.layer}
      src={imageUrl(master, { width: 768, format: 'webp' })}
      srcSet={widths.map((size) => `${imageUrl(master, { width: size, format: 'webp' })} ${size}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
    />
  ));
};
