import { Button } from '../primitives/Button.tsx';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { UploadForm } from '../primitives/UploadForm.tsx';
import { Stars } from '../product/Stars.tsx';
import { PhotoField } from './PhotoField.tsx';
import styles from './ReviewForm.module.css';

/** Values of the form's fields. */
export interface ReviewFields {
  readonly rating: string;
  readonly title: string;
  readonly text: string;
  readonly author: string;
}

export interface ReviewFormProps {
  /** Receives `rating` (1 to 5), `title`, `text`, `author`, `photos` and `photoId`. */
  readonly target: FormTarget;
  readonly values: ReviewFields;
  /** Ids of photos uploaded before. */
  readonly photoIds?: readonly string[] | undefined;
  /** Error messages by field. */
  readonly errors?: Partial<ReviewFields & { readonly photos: string }> | undefined;
  /** Why the review was rejected. */
  readonly failure?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

const meanings = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'] as const;

/** The form for reviewing a product. */
export const ReviewForm = ({ target, values, photoIds, errors, failure, isBusy }: ReviewFormProps) => (
  <UploadForm className={styles.form} target={target} aria-label="Your review">
    <div role="status">{failure && <Notice tone="error">{failure}</Notice>}</div>
    <RadioCards
      legend="Your rating"
      name="rating"
      isRequired
      defaultValue={values.rating}
      error={errors?.rating}
      options={meanings
        .map((meaning, index) => ({
          value: String(index + 1),
          label: <Stars rating={index + 1} label={`${index + 1} of 5 stars`} />,
          description: meaning,
        }))
        .toReversed()}
    />
    <TextField
      name="title"
      label="Headline"
      autoComplete="off"
      isRequired
      maxLength={120}
      defaultValue={values.title}
      error={errors?.title}
    />
    <TextArea
      name="text"
      label="Your review"
      hint="How do you use it, what is good, what could be better?"
      rows={6}
      maxLength={5_000}
      defaultValue={values.text}
      error={errors?.text}
    />
    <PhotoField hint="Show it at work." photoIds={photoIds} error={errors?.photos} />
    <TextField
      name="author"
      label="Name to be read under"
      requiredMessage="Please enter a name"
      autoComplete="nickname"
      hint="Everybody can read it. Your e-mail address is not shown."
      isRequired
      maxLength={60}
      defaultValue={values.author}
      error={errors?.author}
    />
    <p>
      <Button type="submit" variant="primary" isBusy={isBusy}>
        Send the review
      </Button>
    </p>
  </UploadForm>
);
