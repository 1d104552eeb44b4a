import { ContentPicture } from './ContentPicture.tsx';
import type { GalleryBlockProps } from './further-block-props.ts';
import styles from './GalleryBlock.module.css';

const firstSizes = '(min-width: 1440px) 860px, (min-width: 768px) 60vw, 100vw';
const otherSizes = '(min-width: 1440px) 420px, (min-width: 768px) 30vw, 50vw';

/** A group of pictures; the first one is large. */
export const GalleryBlock = ({ pictures, title }: GalleryBlockProps) => (
  <section>
    {title && <h2 className={styles.title}>{title}</h2>}
    <ul className={styles.pictures}>
      {pictures.map(({ picture, caption }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may stand twice; pictures have no identity but their place.
        <li key={index} className={styles.item}>
          <figure className={styles.figure}>
            <ContentPicture
              className={styles.picture}
              picture={picture}
              sizes={index === 0 ? firstSizes : otherSizes}
            />
            {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  </section>
);
