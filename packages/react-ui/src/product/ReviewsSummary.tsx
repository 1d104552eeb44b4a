import { RatingSummary } from './RatingSummary.tsx';
import styles from './ReviewsSummary.module.css';

export interface ReviewsSummaryProps {
  readonly rating: { readonly average: number; readonly count: number };
  /** The section's id, for links to it. */
  readonly id: string;
}

/** The average rating of the reviews as a large figure. */
export const ReviewsSummary = ({ rating, id }: ReviewsSummaryProps) => (
  <section className={styles.reviews} id={id}>
    <h2 className={styles.title}>What owners say</h2>
    <p className={styles.figure} aria-hidden="true">
      {rating.average.toFixed(1)}
      <span className={styles.of}> of 5</span>
    </p>
    <RatingSummary rating={rating} />
  </section>
);
