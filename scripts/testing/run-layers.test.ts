import { describe, expect, it } from 'vitest';
import { runLayers } from './run-layers.mjs';

interface Layer {
  readonly name: string;
  readonly after?: readonly string[];
  readonly isAlone?: boolean;
}

/** Runs layers that take a given number of turns each and returns which ran in each turn. */
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
  expect(await total).toEqual({ passed: layers.length, failed: 0, failures: [] });
  return turns;
};

describe('test layers', () => {
  it('run two in parallel, starting the next when one ends', async () => {
    const layers = [
      { name: 'a', turns: 3 },
      { name: 'b', turns: 1 },
      { name: 'c', turns: 2 },
      { name: 'd', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['a b', 'a c', 'a c', 'd']);
  });

  it('wait for the layers they depend on, while later ones start', async () => {
    const layers = [
      { name: 'build', turns: 2 },
      { name: 'size', turns: 1, after: ['build'] },
      { name: 'unit', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['build unit', 'build', 'size']);
  });

  it('do not wait for a layer that was not requested', async () => {
    expect(await turnsOf([{ name: 'size', turns: 1, after: ['build'] }])).toEqual(['size']);
  });

  it('run a layer that needs all cores alone', async () => {
    const layers = [
      { name: 'unit', turns: 2 },
      { name: 'journeys', turns: 1, isAlone: true },
      { name: 'late', turns: 1 },
    ];
    expect(await turnsOf(layers)).toEqual(['unit late', 'unit', 'journeys']);
  });

  it('sum the counts of all layers, and list their failures', async () => {
    const counts = { a: { passed: 3, failed: 1, failures: ['a breaks'] }, b: { passed: 4, failed: 0 } };
    const layers: readonly Layer[] = [{ name: 'a' }, { name: 'b' }];
    expect(await runLayers(layers, async ({ name }: Layer) => counts[name as 'a' | 'b'])).toEqual({
      passed: 7,
      failed: 1,
      failures: ['a breaks'],
    });
  });
});
