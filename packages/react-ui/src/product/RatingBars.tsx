import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './RatingBars.module.css';

export interface RatingBarsProps {
  /** The numbers of reviews with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[];
  /** The star rating by which reviews are filtered. */
  readonly chosen: number | undefined;
  /** The URL of the filtered reviews; `stars`: undefined for all. */
  readonly hrefOf: (stars: number | undefined) => string;
}

/** Distribution of the ratings, best first; each bar links to its reviews, and the selected one back to all. */
export const RatingBars = ({ distribution, chosen, hrefOf }: RatingBarsProps) => {
  const { Link } = useUi();
  const most = Math.max(1, ...distribution);
  return (
    <ul className={styles.bars} aria-label="Reviews by stars">
      {distribution
        .map((count, index) => ({ stars: index + 1, count }))
        .reverse()
        .map(({ stars, count }) => (
          <li key={stars}>
            <Link
              className={styles.bar}
              href={hrefOf(stars === chosen ? undefined : stars)}
              aria-current={stars === chosen ? 'true' : undefined}
              rel="nofollow"
            >
              <span>
                {stars}
                <VisuallyHidden>{stars === 1 ? ' star:' : ' stars:'}</VisuallyHidden>
              </span>
              <span className={styles.track}>
                <span className={styles.fill} style={{ '--filled': `${(count / most) * 100}%` }} />
              </span>
              <span className={styles.count}>
                {count}
                <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
};
