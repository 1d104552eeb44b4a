import type { GalleryImage } from '@ironcart/core/product';
import type { OwnReview, ReviewableProduct } from '@ironcart/core/review';
import { EmptyState } from '../messages/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { ConfirmedAction } from '../primitives/ConfirmedAction.tsx';
import type { FormTarget } from '../primitives/IntentForm.tsx';
import { TitledSection } from '../primitives/TitledSection.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { PhotoStrip } from '../product/PhotoStrip.tsx';
import { Stars } from '../product/Stars.tsx';
import { AccountRows } from './AccountRows.tsx';
import { DateText } from './DateText.tsx';
import styles from './OwnReviews.module.css';

export interface OwnReviewsProps {
  readonly reviews: readonly OwnReview[];
  /** Purchased products without a review. */
  readonly reviewable: readonly ReviewableProduct[];
  /** Pictures of the products by id; a placeholder is shown for products without one. */
  readonly pictures?: Readonly<Record<number, GalleryImage>> | undefined;
  readonly writeHrefOf: (productId: number) => string;
  /** Target of the form that removes a review; receives `reviewId`. */
  readonly removeTarget: FormTarget;
}

const marks = {
  pending: { text: 'Waits to be read by us' },
  published: { text: 'Published' },
  rejected: { text: 'Not published', isProblem: true },
} as const;

/** A customer's reviews, and products to review. */
export const OwnReviews = ({ reviews, reviewable, pictures = {}, writeHrefOf, removeTarget }: OwnReviewsProps) => (
  <>
    {reviewable.length > 0 && (
      <TitledSection className={styles.part} title="What do you think of it?">
        <AccountRows
          headingLevel={3}
          rows={reviewable.map(({ productId, productName, productUrl, orderedAt }) => ({
            id: `product-${productId}`,
            title: productName,
            href: productUrl,
            picture: pictures[productId] ?? null,
            facts: [{ label: 'Ordered', value: <DateText value={orderedAt} /> }],
            action: (
              <ButtonLink href={writeHrefOf(productId)} size="small">
                Review <VisuallyHidden>{productName}</VisuallyHidden>
              </ButtonLink>
            ),
          }))}
        />
      </TitledSection>
    )}
    <TitledSection className={styles.part} title="Written by you">
      {reviews.length === 0 ? (
        <EmptyState text="None yet. What you write about a product is listed here." />
      ) : (
        <AccountRows
          headingLevel={3}
          rows={reviews.map(
            ({ _id, productId, productName, productUrl, rating, title, status, createdAt, photos, answer }) => ({
              id: _id,
              title: productName,
              href: productUrl,
              picture: pictures[productId] ?? null,
              marks: [marks[status]],
              facts: [
                { label: 'Rating', value: <Stars rating={rating} label={`${rating} of 5 stars`} /> },
                { label: 'Headline', value: title },
                { label: 'Written', value: <DateText value={createdAt} /> },
                ...(photos.length > 0
                  ? [{ label: 'Photos', value: <PhotoStrip label="Your photos" photos={photos} /> }]
                  : []),
                ...(answer ? [{ label: 'Our answer', value: answer.text }] : []),
              ],
              action: (
                <ConfirmedAction
                  label="Remove"
                  subject={`the review of ${productName}`}
                  text="Others read it no more, and what you wrote is gone."
                  button="Remove the review"
                  target={{ ...removeTarget, fields: { ...removeTarget.fields, reviewId: _id } }}
                />
              ),
            }),
          )}
        />
      )}
    </TitledSection>
  </>
);
