import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { acceptanceFiles, storyFiles } from './drawn-files.mjs';

const seeds = Array.from({ length: 80 }, (_, index) => String(index + 1));
const everyFile = new Set(seeds.flatMap((seed) => acceptanceFiles(seed)));

describe('acceptance files of a sampled run', () => {
  it('exist, and are the same for the same seed', () => {
    for (const file of everyFile) expect(existsSync(inRoot(file)), file).toBe(true);
    expect(acceptanceFiles('7')).toEqual(acceptanceFiles('7'));
  });

  it('are about a tenth of all, and cover all over several seeds', () => {
    expect(everyFile.size).toBeGreaterThan(35);
    for (const seed of seeds) expect(acceptanceFiles(seed).length).toBeLessThan(everyFile.size * 0.3);
  });
});

describe('story files of a sampled run', () => {
  it('are a tenth of all, and cover all over several seeds', () => {
    const every = new Set(seeds.flatMap((seed) => storyFiles(seed)));
    expect(every.size).toBeGreaterThan(120);
    for (const file of every) expect(existsSync(inRoot(file)), file).toBe(true);
    for (const seed of seeds) expect(storyFiles(seed).length).toBe(Math.ceil(every.size / 10));
  });
});
