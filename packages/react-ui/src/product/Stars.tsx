import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './Stars.module.css';

export interface StarsProps {
  /** 0 to 5; fractions fill a star partly. */
  readonly rating: number;
  /** Accessible text, for example 'Rated 4.8 of 5'. */
  readonly label: string;
}

/** Five stars, filled according to the rating. */
export const Stars = ({ rating, label }: StarsProps) => (
  <>
    <span className={styles.stars} style={{ '--filled': `${(rating / 5) * 100}%` }} aria-hidden="true" />
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);
