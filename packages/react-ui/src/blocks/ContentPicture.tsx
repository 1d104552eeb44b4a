import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import type { BlockPicture } from './block-props.ts';

export interface ContentPictureProps extends Pick<PictureProps, 'sizes' | 'widths' | 'loading' | 'className'> {
  readonly picture: BlockPicture;
}

/** The side of a master whose content does not say how large it is, in pixels. */
const unknownSide = 1000;

/** A picture as a content block names it. */
export const ContentPicture = ({ picture, ...place }: ContentPictureProps) => (
  <Picture
    master={picture.master}
    alt={picture.alt}
    width={picture.width ?? unknownSide}
    height={picture.height ?? unknownSide}
    blurred={picture.blurred}
    {...place}
  />
);
