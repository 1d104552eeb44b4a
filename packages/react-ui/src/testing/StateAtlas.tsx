import type { Screen } from '@ironcart/checkout-machines/testing';
import type { ReactNode } from 'react';
import styles from './StateAtlas.module.css';

export interface StateAtlasProps<TSnapshot> {
  readonly screens: readonly Screen<TSnapshot>[];
  /** Renders a state. */
  readonly show: (snapshot: TSnapshot) => ReactNode;
}

/** Every screen that a machine can have, side by side, each with its name and number of states. */
export const StateAtlas = <TSnapshot,>({ screens, show }: StateAtlasProps<TSnapshot>) => (
  <ul className={styles.atlas}>
    {screens.map(({ title, snapshot, stateCount }) => (
      <li key={title} className={styles.screen}>
        <p className={styles.title}>
          {title} ({stateCount})
        </p>
        {show(snapshot)}
      </li>
    ))}
  </ul>
);
