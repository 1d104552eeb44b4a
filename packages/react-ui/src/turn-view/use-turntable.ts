import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { loadModel } from '../scene/load-model.ts';
import { openTurntable, type Pose } from './open-turntable.ts';

interface TurntableUse {
  readonly model: string;
  readonly finish: string | undefined;
  readonly pose: Pose;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** Loads a model and displays it on a canvas in the given pose. */
export const useTurntable = (
  canvas: RefObject<HTMLCanvasElement | null>,
  { model, finish, pose, onReady, onFailure }: TurntableUse,
): void => {
  const table = useRef<ReturnType<typeof openTurntable>>(undefined);
  const ready = useEffectEvent(onReady);
  const fail = useEffectEvent(onFailure);
  const firstPose = useEffectEvent(() => pose);
  useEffect(() => {
    const closing = new AbortController();
    const open = async () => {
      const geometry = await loadModel(model, closing.signal);
      if (geometry === undefined) throw new Error(`There is no model ${model}`);
      if (canvas.current === null || closing.signal.aborted) return geometry.dispose();
      table.current = openTurntable(canvas.current, {
        geometry,
        finish,
        onReady: () => ready(),
        onFailure: () => fail(),
      });
      table.current.pose(firstPose());
    };
    open().catch(() => {
      if (!closing.signal.aborted) fail();
    });
    return () => {
      closing.abort();
      table.current?.dispose();
      table.current = undefined;
    };
  }, [canvas, model, finish]);
  useEffect(() => table.current?.pose(pose), [pose]);
};
