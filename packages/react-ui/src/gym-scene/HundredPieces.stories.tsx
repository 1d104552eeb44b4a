import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { GymScenePiece, GymSceneRoom } from './gym-scene-model.ts';
import { type GymView, openGymView } from './open-gym-view.ts';

/** What can stand in a gym. */
const models = [
  ...['power-rack', 'half-rack', 'squat-stand', 'rig', 'flat-bench', 'adjustable-bench', 'platform', 'plate-tree'],
  ...['dumbbell-rack', 'kettlebell-rack', 'bar-holder', 'barbell', 'plate-stack', 'kettlebell', 'rower', 'air-bike'],
  ...['treadmill', 'cable-tower', 'ghd', 'reverse-hyper', 'plyo-box', 'mat', 'locker', 'box'],
];
const columns = 10;
const spacing = 2800;
const count = 100;

const hall: GymSceneRoom = {
  widthMm: columns * spacing,
  depthMm: columns * spacing,
  heightMm: 4000,
  doors: [
    { wall: 'back', offsetMm: 1000, widthMm: 2000 },
    { wall: 'left', offsetMm: 1000, widthMm: 2000 },
    { wall: 'right', offsetMm: 1000, widthMm: 2000 },
    { wall: 'front', offsetMm: 1000, widthMm: 2000 },
  ],
};

const finishes = ['black', 'red', 'blue', undefined];

/** A hundred pieces of all the models in turn, some of them in each other's way. */
const hundred = (): readonly GymScenePiece[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `p${at + 1}`,
    model: models[at % models.length] ?? 'box',
    name: `Piece ${at + 1}`,
    xMm: ((at % columns) + 0.5) * spacing,
    yMm: (Math.floor(at / columns) + 0.5) * spacing,
    quarterTurns: ([0, 1, 2, 3] as const)[at % 4] ?? 0,
    widthMm: 1200,
    depthMm: 1400,
    heightMm: 1600,
    color: finishes[at % finishes.length],
    hasProblem: at % 9 === 0,
  }));

/** What a test looks at: the view that the story shows. */
const shown: { view?: GymView | undefined } = {};

const Hall = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const ignore = () => undefined;
    const view = openGymView(canvas.current, { onSelect: ignore, onMove: ignore, onFailure: ignore });
    view.show({ room: hall, pieces: hundred(), selectedId: 'p1' });
    shown.view = view;
    return () => {
      view.dispose();
      shown.view = undefined;
    };
  }, []);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label="A hall with a hundred pieces"
      style={{ inlineSize: '100%', blockSize: '36rem' }}
    />
  );
};

const meta = { title: 'Gym/A hundred pieces', component: Hall, tags: ['needs-layout'] } satisfies Meta<typeof Hall>;

export default meta;

const infoOf = () => {
  const info = shown.view?.renderer.info;
  if (info === undefined) throw new Error('The hall is not open');
  return info;
};

/** A hundred pieces of all the models are at most 60 draw calls, shadows included, and nothing is drawn while nothing changes. */
export const AtMostSixtyDrawCalls: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(infoOf().memory.geometries).toBeGreaterThan(models.length), { timeout: 30_000 });
    await waitFor(() => expect(infoOf().render.triangles).toBeGreaterThan(200_000), { timeout: 30_000 });
    shown.view?.show({ room: hall, pieces: hundred(), selectedId: 'p2' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { calls, frame } = infoOf().render;
    await expect(calls).toBeGreaterThan(models.length);
    await expect(calls).toBeLessThanOrEqual(60);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(infoOf().render.frame).toBe(frame);
  },
};
