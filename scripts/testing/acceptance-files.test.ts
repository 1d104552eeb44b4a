import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { acceptanceFiles } from './acceptance-files.mjs';

const seeds = Array.from({ length: 24 }, (_, index) => String(index + 1));
const everyFile = new Set(seeds.flatMap((seed) => acceptanceFiles(seed)));

describe('the acceptance files of a run', () => {
  it('exist, and are the same for the same seed', () => {
    for (const file of everyFile) expect(existsSync(inRoot(file)), file).toBe(true);
    expect(acceptanceFiles('7')).toEqual(acceptanceFiles('7'));
  });

  it('are about a third of all, and all of them over some seeds', () => {
    expect(everyFile.size).toBeGreaterThan(35);
    for (const seed of seeds) expect(acceptanceFiles(seed).length).toBeLessThan(everyFile.size * 0.55);
  });
});
