import { describe, expect, it } from 'vitest';
import { runLayers } from './run-layers.mjs';

interface Layer {
  readonly name: string;
  readonly after?: readonly string[];
  readonly isAlone?: boolean;
}

/** Runs layers that each take so many turns, and tells which ran in each turn. */
const turnsOf = async (layers: readonly (Layer & { readonly turns: number })[]): Promise<readonly string[]> => {
  const left = new Map<string, { turns: number; end: () => void }>();
  const turns: string[] = [];
  let hasEnded = false;
  const total = runLayers(layers, ({ name }: Layer) => {
    const { turns: count } = layers.find((layer) => layer.name === name) ?? { turns: 0 };
    return new Promise((resolve) => {
      left.set(name, { turns: count, end: () => resolve({ passed: 1, failed: 0 }) });
    });
  }).finally(() => {
    hasEnded = true;
  });
  while (!hasEnded) {
    await new Promise((resolve) => setImmediate(resolve));
    if (left.size > 0) turns.push([...left.keys()].join(' '));
    for (const [name, layer] of [...left]) {
      layer.turns -= 1;
      if (layer.turns > 0) continue;
      left.delete(name);
      layer.end();
    }
  }
  expect(await total).toEqual({ passed: layers.length, failed: 0 });
  return turns;
};

describe('the layers of the tests', () => {
  it('run two side by side, the next one as soon as one has ended', async () => {
    const layers = [
      { name: 'a', turns: 3 },
      { name: 'b', turns: 1 },
      { name: 'c', turns: 2 },
      { name: 'd', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['a b', 'a c', 'a c', 'd']);
  });

  it('wait for those that they come after, and let later ones begin meanwhile', async () => {
    const layers = [
      { name: 'build', turns: 2 },
      { name: 'size', turns: 1, after: ['build'] },
      { name: 'unit', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['build unit', 'build', 'size']);
  });

  it('wait for none that was not asked for', async () => {
    expect(await turnsOf([{ name: 'size', turns: 1, after: ['build'] }])).toEqual(['size']);
  });

  it('leave a layer alone that needs every core', async () => {
    const layers = [
      { name: 'unit', turns: 2 },
      { name: 'journeys', turns: 1, isAlone: true },
      { name: 'late', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['unit late', 'unit', 'journeys']);
  });

  it('count together what each has counted', async () => {
    const counts = { a: { passed: 3, failed: 1 }, b: { passed: 4, failed: 0 } };
    const layers: readonly Layer[] = [{ name: 'a' }, { name: 'b' }];
    expect(await runLayers(layers, async ({ name }: Layer) => counts[name as 'a' | 'b'])).toEqual({
      passed: 7,
      failed: 1,
    });
  });
});
