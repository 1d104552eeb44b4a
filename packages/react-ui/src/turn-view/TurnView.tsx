import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Pose } from './open-turntable.ts';
import styles from './TurnView.module.css';
import { useTurntable } from './use-turntable.ts';

export interface TurnViewProps {
  /** The key of the model, for example 'power-rack'. */
  readonly model: string;
  /** The finish by its name in the catalogue, for example 'red'. Default: the model's own finish. */
  readonly finish?: string | undefined;
  readonly productName: string;
  /** The first frame was rendered. */
  readonly onReady: () => void;
  /** The model could not be loaded, or the browser has no WebGL. */
  readonly onFailure: () => void;
}

const start: Pose = { turn: 24, tilt: 10 };
const tiltRange = [0, 60] as const;
const degreesPerPixel = 0.45;

/** Rotation per key in degrees: to the right, and upwards. */
const keys: Readonly<Record<string, readonly [turn: number, tilt: number]>> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 10],
  ArrowDown: [0, -10],
  PageUp: [90, 0],
  PageDown: [-90, 0],
};

const turned = ({ turn, tilt }: Pose, more: readonly [turn: number, tilt: number]): Pose => ({
  turn: (turn + more[0] + 360) % 360,
  tilt: Math.min(Math.max(tilt + more[1], tiltRange[0]), tiltRange[1]),
});

/**
 * A rotatable product for pointer, touch and arrow keys; it fills its container. Import it on demand: it contains
 * three.js (ADR 0023).
 */
export const TurnView = ({ model, finish, productName, onReady, onFailure }: TurnViewProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number }>(undefined);
  const [pose, setPose] = useState(start);
  useTurntable(canvas, { model, finish, pose, onReady, onFailure });
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (step === undefined && event.key !== 'Home') return;
    event.preventDefault();
    setPose(step === undefined ? start : turned(pose, step));
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (held.current === undefined) return;
    const { x, y } = held.current;
    held.current = { x: clientX, y: clientY };
    setPose((before) => turned(before, [(clientX - x) * degreesPerPixel, (clientY - y) * degreesPerPixel]));
  };
  const letGo = () => {
    held.current = undefined;
  };
  return (
    <div
      className={styles.view}
      role="slider"
      tabIndex={0}
      aria-label={`Turn ${productName}`}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={Math.round(pose.turn)}
      aria-valuetext={`Turned by ${Math.round(pose.turn)} degrees`}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <canvas ref={canvas} className={styles.canvas} />
    </div>
  );
};

export default TurnView;
