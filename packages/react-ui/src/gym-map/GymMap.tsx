import { type FoundGym, mapPointOf, mapViewOf, worldView } from '@ironcart/core/equipped-gym';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './GymMap.module.css';
import { worldOutline } from './world-outline.ts';

/** A gym with the address of its page. */
export interface GymLink extends FoundGym {
  readonly href: string;
}

export interface GymMapProps {
  /** Displayed gyms; the map is cropped to them. */
  readonly gyms: readonly GymLink[];
  /** Whether the whole world is shown, wherever the gyms are. */
  readonly isWorld?: boolean | undefined;
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/**
 * Gyms on an outline of the world, each a link to its page. The map repeats the list of gyms for the eye: screen readers
 * and the keyboard read the list.
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
