import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetSurvivors } from './forget-survivors.mjs';

it('mutation record drops survivors and mutants without a result, and keeps the rest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-mutation-'));
  const file = join(folder, 'room.json');
  const mutants = ['Killed', 'Survived', 'NoCoverage', 'Timeout', 'CompileError', 'Ignored'].map((status) => ({
    status,
  }));
  writeFileSync(file, JSON.stringify({ thresholds: {}, files: { 'a.ts': { source: 'a', mutants } } }));
  forgetSurvivors(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    thresholds: {},
    files: { 'a.ts': { source: 'a', mutants: [mutants[0], mutants[4], mutants[5]] } },
  });
  expect(() => forgetSurvivors(join(folder, 'none.json'))).not.toThrow();
  rmSync(folder, { recursive: true });
});
