import { type Photo, photoMaster } from '@ironcart/core/review';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './PhotoStrip.module.css';

export interface PhotoStripProps {
  /** The accessible name of the list, as in 'Photos by Al'. */
  readonly label: string;
  readonly photos: readonly Photo[];
  /** Whether each photo links to its full size, which is public. */
  readonly isLinked?: boolean | undefined;
}

/** Small photos from a customer, in one row. */
export const PhotoStrip = ({ label, photos, isLinked = false }: PhotoStripProps) => {
  const { imageUrl } = useUi();
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map((photo, index) => {
        const picture = (
          <img
            className={styles.photo}
            src={photo.preview}
            alt={isLinked ? `Open photo ${index + 1}` : `Photo ${index + 1}`}
            width={photo.width}
            height={photo.height}
          />
        );
        const whole = imageUrl(photoMaster(photo), { width: 1280, format: 'webp' });
        return <li key={photo.photoId}>{isLinked ? <a href={whole}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
};
