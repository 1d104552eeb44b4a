import { type FoundGym, mapPointOf, mapViewOf, worldView } from '@ironcart/core/equipped-gym';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './GymMap.module.css';
import { worldOutline } from './world-outline.ts';

/** A gym with the URL of its page. */
export interface GymLink extends FoundGym {
  readonly href: string;
}

export interface GymMapProps {
  /** Displayed gyms; the map is cropped to them. */
  readonly gyms: readonly GymLink[];
  /** Whether to show the whole world, regardless of the gyms' places. */
  readonly isWorld?: boolean | undefined;
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/**
 * Gyms on an outline of the world, each linked to its page. The map duplicates the list of gyms visually: screen
 * readers and the keyboard use the list.
 */
export const GymMap = ({ gyms, isWorld = false }: GymMapProps) => {
  const { Link } = useUi();
  const { x, y, width, height } = isWorld ? worldView : mapViewOf(gyms);
  return (
    <div className={styles.map} aria-hidden="true" style={{ aspectRatio: `${worldView.width} / ${worldView.height}` }}>
      <svg aria-hidden="true" className={styles.land} viewBox={`${x} ${y} ${width} ${height}`}>
        <path d={worldOutline} fillRule="evenodd" />
      </svg>
      {gyms.map((gym) => {
        const point = mapPointOf(gym);
        const left = (point.x - x) / width;
        return (
          <Link
            key={gym.urlKey}
            href={gym.href}
            className={styles.pin}
            tabIndex={-1}
            data-side={left > 0.5 ? 'end' : 'start'}
            style={{ left: percent(left), top: percent((point.y - y) / height) }}
          >
            <span className={styles.name}>{gym.name}</span>
          </Link>
        );
      })}
    </div>
  );
};
