import type { GalleryImage } from '@ironcart/core/product';
import { NoPicture } from './NoPicture.tsx';
import { Picture } from './Picture.tsx';

export interface ThumbnailProps {
  readonly picture: (GalleryImage & { readonly layers?: readonly string[] | undefined }) | undefined;
  /** The product's name, whose initials replace a missing picture. */
  readonly name: string;
  /** The CSS width of the thumbnail, as in '56px'. */
  readonly sizes: string;
  /** The class of the container, which must be positioned. */
  readonly className?: string | undefined;
}

/** The small picture of a product in a row; decorative, because the product's name is next to it. */
export const Thumbnail = ({ picture, name, sizes, className }: ThumbnailProps) => (
  <span className={className}>
    {picture ? (
      <Picture
        master={picture.link}
        alt=""
        width={picture.width}
        height={picture.height}
        layers={picture.layers}
        widths={[83, 166]}
        sizes={sizes}
      />
    ) : (
      <NoPicture name={name} />
    )}
  </span>
);
