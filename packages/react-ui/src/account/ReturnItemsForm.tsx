import type { GalleryImage } from '@ironcart/core/product';
import { type ReturnableLine, type ReturnPick, returnReasons } from '@ironcart/core/return';
import { Button } from '../primitives/Button.tsx';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { Thumbnail } from '../primitives/Thumbnail.tsx';
import { Unbroken } from '../primitives/Unbroken.tsx';
import { UploadForm } from '../primitives/UploadForm.tsx';
import { useFocusOnErrors } from '../primitives/use-focus-on-errors.ts';
import { PhotoField } from './PhotoField.tsx';
import styles from './ReturnItemsForm.module.css';
import { returnReasonLabels } from './status-words.ts';

export interface ReturnItemsFormProps {
  /** Submits `qty-<line>` and `reason-<line>` for each returnable line, `comments`, `photos` and `photoId`. */
  readonly target: FormTarget;
  readonly lines: readonly ReturnableLine[];
  /** Pictures of the products by id; a placeholder is shown for products without one. */
  readonly pictures?: Readonly<Record<number, GalleryImage>> | undefined;
  /** Values entered before. */
  readonly picks?: readonly ReturnPick[] | undefined;
  readonly comments?: string | undefined;
  readonly maxComments: number;
  /** Ids of photos uploaded before. */
  readonly photoIds?: readonly string[] | undefined;
  readonly errors?:
    | {
        readonly form?: string | undefined;
        readonly qty: LineMessages;
        readonly reason: LineMessages;
        readonly photos?: string | undefined;
      }
    | undefined;
  readonly isBusy?: boolean | undefined;
}

/** Messages by the id of their line. */
type LineMessages = Readonly<Record<string, string>>;

const reasonOptions = returnReasons.map((value) => ({ value, label: returnReasonLabels[value] }));

const leftText = ({ qty, waitingQty, returnableQty }: ReturnableLine): string => {
  if (returnableQty === qty) return `Up to ${qty}`;
  const inReturns = returnableQty + waitingQty < qty ? 'in a return' : undefined;
  const waiting = waitingQty > 0 ? 'not shipped yet' : undefined;
  const others = [inReturns, waiting].filter((reason) => reason !== undefined).join(' or ');
  return `Up to ${returnableQty} of ${qty}: the others are ${others}`;
};

/** Form that selects items to return, with quantities and reasons. */
export const ReturnItemsForm = (props: ReturnItemsFormProps) => {
  const { target, lines, pictures = {}, picks = [], comments, maxComments, photoIds, errors, isBusy } = props;
  const form = useFocusOnErrors<HTMLFormElement>(errors);
  const open = lines.filter(({ returnableQty }) => returnableQty > 0);
  const waiting = lines.filter(({ returnableQty, waitingQty }) => returnableQty === 0 && waitingQty > 0);
  const closed = lines.filter(({ returnableQty, waitingQty }) => returnableQty === 0 && waitingQty === 0);
  return (
    <UploadForm ref={form} className={styles.form} target={target} noValidate>
      {errors?.form && <Notice tone="error">{errors.form}</Notice>}
      <LiveRegion message={errors?.form ?? ''} />
      {open.map((line) => {
        const { listItemId, productId, name, sku, returnableQty } = line;
        const pick = picks.find((candidate) => candidate.listItemId === listItemId);
        return (
          <fieldset key={listItemId} className={styles.line}>
            <legend className={styles.name}>{name}</legend>
            <Thumbnail className={styles.picture} picture={pictures[productId]} name={name} sizes="80px" />
            <p className={styles.sku}>
              <Unbroken>{sku}</Unbroken>
            </p>
            <TextField
              label="How many"
              name={`qty-${listItemId}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={returnableQty}
              step={1}
              hint={leftText(line)}
              defaultValue={pick?.qty ?? (open.length === 1 && returnableQty === 1 ? '1' : '0')}
              error={errors?.qty[listItemId]}
            />
            <SelectField
              label="Why"
              name={`reason-${listItemId}`}
              prompt="Choose a reason"
              options={reasonOptions}
              defaultValue={pick?.reason ?? ''}
              error={errors?.reason[listItemId]}
            />
          </fieldset>
        );
      })}
      {waiting.length > 0 && (
        <p className={styles.closed}>{`Not shipped yet: ${waiting.map(({ name }) => name).join(', ')}.`}</p>
      )}
      {closed.length > 0 && (
        <p className={styles.closed}>{`Nothing more can go back of: ${closed.map(({ name }) => name).join(', ')}.`}</p>
      )}
      <PhotoField hint="Show us what is damaged or wrong." photoIds={photoIds} error={errors?.photos} />
      <TextArea
        label="Anything we should know"
        name="comments"
        isOptional
        maxLength={maxComments}
        defaultValue={comments}
      />
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        Continue
      </Button>
    </UploadForm>
  );
};
