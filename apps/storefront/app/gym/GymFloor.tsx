import { Button, type GymOffers, GymPlan, type GymPlanProps, LiveRegion, lazyWithRetry } from '@ironcart/react-ui';
import { Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import styles from './gym.module.css';
import { scenePieces } from './gym-scene-pieces.ts';

/** Loaded on demand: it contains three.js. */
const GymScene = lazyWithRetry(async () => (await import('@ironcart/react-ui/gym-scene')).default);

interface GymFloorProps extends GymPlanProps {
  readonly offers: GymOffers;
  /** Called when a piece is selected; omit for a read-only floor. */
  readonly onSelect?: ((id: string | undefined) => void) | undefined;
  /** Called when a piece was dragged to a new centre; omit for a floor whose pieces cannot be moved. */
  readonly onMove?: ((id: string, to: { readonly xMm: number; readonly yMm: number }) => void) | undefined;
}

const subscribeToNothing = () => () => {};
const ignore = () => {};

/** Floor of a gym: the plan from above, and on request the 3-D view if the browser supports WebGL. */
export const GymFloor = ({ offers, onSelect = ignore, onMove = ignore, ...view }: GymFloorProps) => {
  const [mode, setMode] = useState<'plan' | 'scene' | 'failed'>('plan');
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const { project, catalogue, problems, selectedId } = view;
  const pieces = useMemo(
    () => scenePieces({ project, catalogue, problems }, offers),
    [project, catalogue, problems, offers],
  );
  return (
    <div className={styles.floor}>
      {hasScripts && mode !== 'failed' && (
        <div>
          <Button
            size="small"
            aria-pressed={mode === 'scene'}
            onClick={() => setMode(mode === 'scene' ? 'plan' : 'scene')}
          >
            View in 3-D
          </Button>
        </div>
      )}
      {mode === 'scene' ? (
        <div className={styles.scene}>
          <Suspense fallback={<GymPlan {...view} />}>
            <GymScene
              room={project.room}
              pieces={pieces}
              selectedId={selectedId}
              label={`${project.name} in 3-D. The list below says where everything stands, and changes it.`}
              onSelect={onSelect}
              onMove={onMove}
              onFailure={() => setMode('failed')}
            />
          </Suspense>
        </div>
      ) : (
        <GymPlan {...view} />
      )}
      <LiveRegion message={mode === 'failed' ? 'This device cannot show it in 3-D. The plan stays.' : ''} />
    </div>
  );
};
