import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './RatingSummary.module.css';

export interface RatingSummaryProps {
  readonly rating: { readonly average: number; readonly count: number };
  /** The link to the reviews, as in '#reviews'. */
  readonly href?: string | undefined;
}

/** The average rating as five stars and a number. */
export const RatingSummary = ({ rating, href }: RatingSummaryProps) => {
  const average = rating.average.toFixed(1);
  const content = (
    <>
      <span className={styles.stars} style={{ '--filled': `${(rating.average / 5) * 100}%` }} aria-hidden="true" />
      <VisuallyHidden>{`Rated ${average} of 5 in ${rating.count} reviews`}</VisuallyHidden>
      <span className={styles.count} aria-hidden="true">
        {average} <span className={styles.muted}>({rating.count})</span>
      </span>
    </>
  );
  return href ? (
    <a className={styles.rating} href={href}>
      {content}
    </a>
  ) : (
    <span className={styles.rating}>{content}</span>
  );
};
