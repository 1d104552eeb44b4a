import type { LayeredImage } from '@ironcart/core/product-look';
import { Picture, type PictureProps } from './Picture.tsx';
import { PictureLayers } from './PictureLayers.tsx';

export interface LayeredPictureProps extends Pick<PictureProps, 'sizes' | 'widths'> {
  readonly picture: LayeredImage;
}

/** A picture of a line with its layers, in a positioned element; decorative, because its name stands beside it. */
export const LayeredPicture = ({ picture, sizes, widths }: LayeredPictureProps) => {
  const { link, layers, width, height, blurred } = picture;
  return (
    <>
      <Picture master={link} alt="" width={width} height={height} blurred={blurred} widths={widths} sizes={sizes} />
      <PictureLayers layers={layers} width={width} height={height} widths={widths} sizes={sizes} loading="lazy" />
    </>
  );
};
