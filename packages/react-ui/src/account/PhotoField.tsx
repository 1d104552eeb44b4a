import { largestPhotoBytes, mostPhotos, photoTypes } from '@ironcart/core/review';
import { useId } from 'react';
import { describedBy, FieldFrame } from '../primitives/FieldFrame.tsx';
import styles from './PhotoField.module.css';
import { shrinkPhotos } from './shrink-photos.ts';

export interface PhotoFieldProps {
  /** Purpose of the photos, for example 'What does it look like in your gym?' */
  readonly hint: string;
  /** Ids of photos uploaded before; they are kept. */
  readonly photoIds?: readonly string[] | undefined;
  readonly error?: string | undefined;
}

const limits = `Up to ${mostPhotos} photos, JPEG, PNG or WebP, each of at most ${largestPhotoBytes / 1_000_000} MB.`;

/**
 * A file field for photos that shrinks large ones: submits `photos`, and the ids of photos uploaded before as
 * `photoId`.
 */
export const PhotoField = ({ hint, photoIds = [], error }: PhotoFieldProps) => {
  const id = useId();
  const kept = photoIds.length === 1 ? '1 photo is attached.' : `${photoIds.length} photos are attached.`;
  const said = `${photoIds.length > 0 ? `${kept} ` : ''}${hint} ${limits}`;
  return (
    <FieldFrame id={id} label="Photos" isOptional hint={said} message={error}>
      <input
        // A new key clears the chosen photos after they were uploaded.
        key={photoIds.join()}
        className={styles.input}
        id={id}
        type="file"
        name="photos"
        multiple
        accept={photoTypes.join()}
        onChange={({ currentTarget }) => void shrinkPhotos(currentTarget)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: said, message: error })}
      />
      {photoIds.map((photoId) => (
        <input key={photoId} type="hidden" name="photoId" value={photoId} />
      ))}
    </FieldFrame>
  );
};
