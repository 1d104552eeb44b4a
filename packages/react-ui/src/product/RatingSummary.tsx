import { languageTagOf } from '@ironcart/core/site';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './RatingSummary.module.css';
import { Stars } from './Stars.tsx';

export interface RatingSummaryProps {
  readonly rating: { readonly average: number; readonly count: number };
  /** The link to the reviews, as in '#reviews'. */
  readonly href?: string | undefined;
}

/** The average rating as five stars and a number. */
export const RatingSummary = ({ rating, href }: RatingSummaryProps) => {
  const { locale } = useUi();
  const average = rating.average.toFixed(1);
  const count = rating.count.toLocaleString(languageTagOf(locale));
  const content = (
    <>
      <Stars
        rating={rating.average}
        label={`Rated ${average} of 5 in ${count} ${rating.count === 1 ? 'rating' : 'ratings'}`}
      />
      <span className={styles.count} aria-hidden="true">
        {average} <span className={styles.muted}>({count})</span>
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
