import type { LayeredImage } from '@ironcart/core/product-look';
import { useUi } from '../theme/UiProvider.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './PictureLayers.module.css';

export interface LayeredPictureProps extends Pick<PictureProps, 'sizes'> {
  readonly picture: LayeredImage;
  readonly widths: readonly [number, ...number[]];
}

/**
 * The small picture of a line with its layers, in a positioned element; decorative, because its name stands beside it. Layers
 * come in the second of the widths.
 */
export const LayeredPicture = ({ picture: { link, layers, ...size }, sizes, widths }: LayeredPictureProps) => {
  const { imageUrl } = useUi();
  return (
    <>
      <Picture master={link} alt="" {...size} widths={widths} sizes={sizes} />
      {layers?.map((layer) => (
        <img
          key={layer}
          className={styles.layer}
          src={imageUrl(layer, { width: widths[1] ?? widths[0], format: 'webp' })}
          alt=""
          loading="lazy"
        />
      ))}
    </>
  );
};
