import { defaultAspect } from '../primitives/image-url.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import type { BlockPicture } from './block-props.ts';

export interface ContentPictureProps extends Pick<PictureProps, 'sizes' | 'widths' | 'loading' | 'className'> {
  readonly picture: BlockPicture;
}

/** The default width of an original, in pixels. */
const unknownWidth = 1600;

/** The dimensions of a picture, in pixels; missing ones follow from the default aspect ratio. */
const dimensionsOf = ({ width, height }: BlockPicture) => {
  const known = width ?? (height === undefined ? unknownWidth : Math.round(height * defaultAspect));
  return { width: known, height: height ?? Math.round(known / defaultAspect) };
};

/** A picture of a content block. */
export const ContentPicture = ({ picture, ...place }: ContentPictureProps) => (
  <Picture
    master={picture.master}
    alt={picture.alt}
    {...dimensionsOf(picture)}
    masterWidth={picture.masterWidth ?? picture.width}
    blurred={picture.blurred}
    {...place}
  />
);
