import { classNames } from '../primitives/class-names.ts';
import { Picture } from '../primitives/Picture.tsx';
import type { PictureBlockProps } from './block-props.ts';
import styles from './PictureBlock.module.css';

/** A picture that stands for itself. */
export const PictureBlock = ({ picture, caption, aspect = 'square' }: PictureBlockProps) => (
  <figure className={styles.figure}>
    <Picture
      className={classNames(styles.picture, styles[aspect])}
      master={picture.master}
      alt={picture.alt}
      width={picture.width ?? 1000}
      height={picture.height ?? 1000}
      blurred={picture.blurred}
      sizes="(min-width: 1440px) 860px, (min-width: 820px) 60vw, 100vw"
    />
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
