import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { hall, hallModels, hundredPieces } from '../testing/sample-hall.ts';
import { type GymView, openGymView } from './open-gym-view.ts';

/** The displayed view, for assertions. */
const shown: { view?: GymView | undefined } = {};

const Hall = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const ignore = () => undefined;
    const view = openGymView(canvas.current, { onSelect: ignore, onMove: ignore, onFailure: ignore });
    view.show({ room: hall, pieces: hundredPieces(), selectedId: 'p1' });
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

/**
 * A hundred pieces of all models need at most 60 draw calls, including shadows, and no frame is drawn while nothing
 * changes.
 */
export const AtMostSixtyDrawCalls: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(infoOf().memory.geometries).toBeGreaterThan(hallModels.length), { timeout: 30_000 });
    await waitFor(() => expect(infoOf().render.triangles).toBeGreaterThan(200_000), { timeout: 30_000 });
    shown.view?.show({ room: hall, pieces: hundredPieces(), selectedId: 'p2' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { calls, frame } = infoOf().render;
    await expect(calls).toBeGreaterThan(hallModels.length);
    await expect(calls).toBeLessThanOrEqual(60);
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(infoOf().render.frame).toBe(frame);
  },
};
