import { useUi } from '../theme/UiProvider.tsx';
import styles from './GymList.module.css';
import type { GymLink } from './GymMap.tsx';
import { gymPlace } from './gym-place.ts';

export interface GymListProps {
  /** The accessible name of the list. */
  readonly label: string;
  /** `note`: a short text next to the place, for example '12 km away'. */
  readonly gyms: readonly (GymLink & { readonly note?: string | undefined })[];
}

/** List of gyms with name, place and a link to each page. */
export const GymList = ({ label, gyms }: GymListProps) => {
  const { Link } = useUi();
  return (
    <ul className={styles.gyms} aria-label={label}>
      {gyms.map((gym) => (
        <li key={gym.urlKey} className={styles.gym}>
          <Link className={styles.name} href={gym.href}>
            {gym.name}
          </Link>
          <span className={styles.place}>{gymPlace(gym)}</span>
          {gym.note !== undefined && <span className={styles.place}>{gym.note}</span>}
        </li>
      ))}
    </ul>
  );
};
