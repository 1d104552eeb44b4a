import { largestPhotoBytes, mostPhotos, photoTypes } from '@ironcart/core/review';
import { useId } from 'react';
import { describedBy, FieldFrame } from '../primitives/FieldFrame.tsx';
import styles from './PhotoField.module.css';
import { shrinkPhotos } from './shrink-photos.ts';

export interface PhotoFieldProps {
  /** Purpose of the photos, for example 'What does it look like in your gym?' */
  readonly hint: string;
  /** Photos that were sent before and stay. */
  readonly photoIds?: readonly string[] | undefined;
  readonly error?: string | undefined;
}

const limits = `Up to ${mostPhotos} photos, JPEG, PNG or WebP, each of at most ${largestPhotoBytes / 1_000_000} MB.`;

/** A field that takes photos, and shrinks large ones: it sends `photos`, and the ids of those that were sent before as `photoId`. */
export const PhotoField = ({ hint, photoIds = [], error }: PhotoFieldProps) => {
  const id = useId();
  const kept = photoIds.length === 1 ? '1 photo is attached.' : `${photoIds.length} photos are attached.`;
  const said = `${photoIds.length > 0 ? `${kept} ` : ''}${hint} ${limits}`;
  return (
    <FieldFrame id={id} label="Photos" isOptional hint={said} message={error}>
      <input
        // Chosen photos leave the field once they were sent.
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
