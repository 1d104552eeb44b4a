import { classNames } from '../primitives/class-names.ts';
import type { PictureBlockProps } from './block-props.ts';
import { ContentPicture } from './ContentPicture.tsx';
import styles from './PictureBlock.module.css';

/** A picture with an optional caption. */
export const PictureBlock = ({ picture, caption, aspect = 'square' }: PictureBlockProps) => (
  <figure className={styles.figure}>
    <ContentPicture
      className={classNames(styles.picture, styles[aspect])}
      picture={picture}
      sizes="(min-width: 1440px) 860px, (min-width: 768px) 60vw, 100vw"
    />
    {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
  </figure>
);
