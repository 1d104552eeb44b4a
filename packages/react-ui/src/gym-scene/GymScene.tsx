import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './GymScene.module.css';
import type { GymSceneModel } from './gym-scene-model.ts';
import { type GymView, openGymView } from './open-gym-view.ts';

export type { GymScenePiece, GymSceneRoom } from './gym-scene-model.ts';

export interface GymSceneProps extends GymSceneModel {
  /** What the picture is of, for those who do not see it: the table beside it is the way to change the gym without it. */
  readonly label: string;
  readonly onSelect: (id: string | undefined) => void;
  /** A piece was dropped: its new centre in whole millimetres, within the room's walls. Called once for each drag. */
  readonly onMove: (id: string, to: { readonly xMm: number; readonly yMm: number }) => void;
  /** The browser has no WebGL, or lost it: show a picture in the scene's place. */
  readonly onFailure: () => void;
}

/**
 * A gym in three dimensions, turned and moved by pointer and touch; it fills its container. Load it on its own pages only: it
 * brings three.js (ADR 0023).
 */
export const GymScene = ({ room, pieces, selectedId, label, onSelect, onMove, onFailure }: GymSceneProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<GymView>(undefined);
  const select = useEffectEvent(onSelect);
  const move = useEffectEvent(onMove);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    try {
      view.current = openGymView(canvas.current, {
        onSelect: (id) => select(id),
        onMove: (id, to) => move(id, to),
        onFailure: () => fail(),
      });
    } catch {
      fail();
    }
    return () => {
      view.current?.dispose();
      view.current = undefined;
    };
  }, []);
  useEffect(() => view.current?.show({ room, pieces, selectedId }), [room, pieces, selectedId]);
  return <canvas ref={canvas} className={styles.scene} role="img" aria-label={label} />;
};

export default GymScene;
