import { defaultAspect } from '../primitives/image-url.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import type { BlockPicture } from './block-props.ts';

export interface ContentPictureProps extends Pick<PictureProps, 'sizes' | 'widths' | 'loading' | 'className'> {
  readonly picture: BlockPicture;
}

/** The width of a master whose content does not say how large it is, in pixels. */
const unknownWidth = 1600;

/** The dimensions of a picture, in pixels: what its content leaves out follows from the default aspect ratio. */
const dimensionsOf = ({ width, height }: BlockPicture) => {
  const known = width ?? (height === undefined ? unknownWidth : Math.round(height * defaultAspect));
  return { width: known, height: height ?? Math.round(known / defaultAspect) };
};

/** A picture as a content block names it. */
export const ContentPicture = ({ picture, ...place }: ContentPictureProps) => (
  <Picture master={picture.master} alt={picture.alt} {...dimensionsOf(picture)} blurred={picture.blurred} {...place} />
);
