import type { Review, ReviewSort } from '@ironcart/core/review';
import { DateText } from '../account/DateText.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { type FormTarget, IntentForm } from '../primitives/IntentForm.tsx';
import { Pagination } from '../primitives/Pagination.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { PhotoStrip } from './PhotoStrip.tsx';
import { RatingBars } from './RatingBars.tsx';
import { RatingSummary } from './RatingSummary.tsx';
import styles from './Reviews.module.css';
import { Stars } from './Stars.tsx';

/** Filter, sort order and page of the reviews. */
export interface ReviewsView {
  /** Only reviews with this number of stars; undefined for all. */
  readonly stars?: number | undefined;
  readonly isVerified: boolean;
  readonly hasPhotos: boolean;
  readonly sort: ReviewSort;
  /** The page, from 1. */
  readonly page: number;
}

export interface ReviewsProps extends ReviewsView {
  /** The section's id, for links to it. */
  readonly id: string;
  /** All ratings of the product; undefined if it has none. */
  readonly rating: { readonly average: number; readonly count: number } | undefined;
  readonly reviews: readonly (Review & {
    /** The site on which it was written, if it is another: 'Canada'. */
    readonly from?: string | undefined;
  })[];
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[];
  /** The number of reviews by customers who bought the product from this store. */
  readonly verifiedCount: number;
  /** The number of reviews with photos. */
  readonly photoCount: number;
  /** The number of pages, at least 1. */
  readonly pages: number;
  /** URL of the page with other reviews. */
  readonly hrefOf: (view: ReviewsView) => string;
  readonly writeHref: string;
  /** Target of the form that votes for a review; receives `reviewId`. */
  readonly voteTarget: FormTarget;
}

const ratedBy = (count: number) => (count === 1 ? 'One owner rated it. ' : `${count} owners rated it. `);

const starsOf = (written: number) =>
  written === 1 ? 'Stars of the one written review' : `Stars of the ${written} written reviews`;

const sorts = { newest: 'Newest', helpful: 'Most helpful', highest: 'Highest', lowest: 'Lowest' } as const;

/** Product reviews: the average, the distribution of ratings, and the reviews. */
export const Reviews = ({ id, rating, reviews, distribution, writeHref, voteTarget, ...rest }: ReviewsProps) => {
  const { Link, siteName } = useUi();
  const { stars, isVerified, hasPhotos, sort, page, pages, verifiedCount, photoCount, hrefOf } = rest;
  const view = { stars, isVerified, hasPhotos, sort, page: 1 };
  const written = distribution.reduce((sum, count) => sum + count, 0);
  const filters = [
    { label: 'Verified purchases', count: verifiedCount, isOn: isVerified, other: { isVerified: !isVerified } },
    { label: 'With photos', count: photoCount, isOn: hasPhotos, other: { hasPhotos: !hasPhotos } },
  ].filter(({ count, isOn }) => (count > 0 && count < written) || isOn);
  return (
    <section className={styles.reviews} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.summary}>
        <h2 id={`${id}-title`} className={styles.title}>
          What owners say
        </h2>
        {rating && (
          <>
            <p className={styles.figure} aria-hidden="true">
              {rating.average.toFixed(1)}
              <span className={styles.of}> of 5</span>
            </p>
            <RatingSummary rating={rating} />
          </>
        )}
        {written > 0 && (
          <>
            {rating?.count !== written && <p className={styles.caption}>{starsOf(written)}</p>}
            {verifiedCount > 0 && (
              <p className={styles.caption}>
                We read each before it is shown. Verified purchase: its writer bought it here.
              </p>
            )}
            <RatingBars
              distribution={distribution}
              chosen={stars}
              hrefOf={(wanted) => hrefOf({ ...view, stars: wanted })}
            />
          </>
        )}
        <ButtonLink href={writeHref} rel="nofollow">
          Write a review
        </ButtonLink>
      </div>
      {written === 0 ? (
        <p className={styles.empty}>
          {rating && rating.count > 0 && ratedBy(rating.count)}Nobody has written about it yet.
        </p>
      ) : (
        <div className={styles.written}>
          {filters.length > 0 && (
            <ul className={styles.filters} aria-label="Filter the reviews">
              {filters.map(({ label, count, isOn, other }) => (
                <li key={label}>
                  <Link
                    className={styles.filter}
                    href={hrefOf({ ...view, ...other })}
                    aria-current={isOn ? 'true' : undefined}
                    rel="nofollow"
                  >
                    {label} <span className={styles.count}>({count})</span>
                    {isOn && <Icon name="close" size={14} />}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {written > 1 && (
            <nav className={styles.sorts} aria-label="Order of the reviews">
              {Object.entries(sorts).map(([value, label]) => (
                <Link
                  key={value}
                  href={hrefOf({ ...view, sort: value as ReviewSort })}
                  aria-current={value === sort ? 'true' : undefined}
                  rel="nofollow"
                >
                  {label}
                </Link>
              ))}
            </nav>
          )}
          {reviews.length === 0 && (
            <p className={styles.empty}>
              No review has all of that.{' '}
              <Link href={hrefOf({ isVerified: false, hasPhotos: false, sort, page: 1 })} rel="nofollow">
                Show all reviews
              </Link>
            </p>
          )}
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review._id} className={styles.review}>
                <Stars rating={review.rating} label={`${review.rating} of 5 stars`} />
                <h3 className={styles.headline}>{review.title}</h3>
                <p className={styles.text}>{review.text}</p>
                {review.photos.length > 0 && (
                  <PhotoStrip label={`Photos by ${review.author}`} photos={review.photos} isLinked />
                )}
                <p className={styles.writer}>
                  <b>{review.author}</b>
                  {review.isVerified && <span className={styles.mark}>Verified purchase</span>}
                  <DateText value={review.createdAt} />
                  {review.from !== undefined && <span>Written in {review.from}</span>}
                </p>
                {review.answer && (
                  <div className={styles.answer}>
                    <p className={styles.writer}>
                      <b>{siteName} answers</b>
                      <DateText value={review.answer.answeredAt} />
                    </p>
                    <p className={styles.text}>{review.answer.text}</p>
                  </div>
                )}
                <IntentForm target={{ ...voteTarget, fields: { ...voteTarget.fields, reviewId: review._id } }}>
                  <Button type="submit" className={styles.helpful} variant="quiet" size="small">
                    Helpful <VisuallyHidden>is the review by {review.author}</VisuallyHidden>({review.helpful})
                  </Button>
                </IntentForm>
              </li>
            ))}
          </ul>
          <Pagination page={page} pages={pages} hrefOf={(wanted) => hrefOf({ ...view, page: wanted })} />
        </div>
      )}
    </section>
  );
};
