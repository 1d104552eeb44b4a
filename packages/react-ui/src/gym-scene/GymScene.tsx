import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './GymScene.module.css';
import type { GymSceneModel } from './gym-scene-model.ts';
import { type GymView, openGymView } from './open-gym-view.ts';

export type { GymScenePiece, GymSceneRoom } from './gym-scene-model.ts';

export interface GymSceneProps extends GymSceneModel {
  /** Accessible name of the picture; the table beside it edits the gym without the scene. */
  readonly label: string;
  readonly onSelect: (id: string | undefined) => void;
  /** Called once per drag with the piece's new centre in whole millimetres, within the room's walls. */
  readonly onMove: (id: string, to: { readonly xMm: number; readonly yMm: number }) => void;
  /** Called if the browser has no WebGL or loses its context: show a picture instead. */
  readonly onFailure: () => void;
}

/**
 * 3-D view of a gym, turned and edited by pointer and touch; it fills its container. Import it on demand: it contains
 * three.js (ADR 0023).
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
