import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { drawOf } from './draw.mjs';
import { sourceOf } from './mutant-in-words.mjs';
import { filesOf } from './rooms.mjs';

/** Stryker lists no mutants for a room without tests; the shortest test takes the least time. */
const shortestTest = ({ folder }) => {
  const tests = readdirSync(inRoot(folder), { recursive: true })
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('.http.'))
    .map((path) => ({ path: join(folder, path), bytes: statSync(inRoot(join(folder, path))).size }));
  return tests.toSorted((one, other) => one.bytes - other.bytes)[0]?.path;
};

const fromZero = ({ line, column }) => ({ line: line - 1, column: column - 1 });

/**
 * All mutants of a room in the order of a seed, without running them. A sample then instruments only the lines of the
 * mutants that it draws: Stryker stores for each test how often it ran each instrumented mutant, which exceeds the
 * memory of its process for a whole large room.
 * @returns the file, the lines (from 1, both included) and the position in the order (0 to 100) of each
 */
export const listMutants = async (room, seed) => {
  process.env.MUTATION_TESTS = JSON.stringify({ ...room.tests, include: [shortestTest(room)], exclude: [] });
  process.env.MUTATION_SAMPLE = JSON.stringify({ seed, from: 0, to: 0 });
  const mutants = await new Stryker({
    configFile: 'stryker.config.mjs',
    mutate: filesOf(room),
    vitest: { configFile: 'lab/mutation/vitest.config.mjs', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './lab/mutation/sample.mjs'],
    checkers: ['sample'],
    incremental: false,
    reporters: [],
    logLevel: 'error',
  }).runMutationTest();
  return mutants
    .map(({ fileName, location, mutatorName, replacement }) => ({
      file: sourceOf(fileName),
      lines: [location.start.line, location.end.line],
      draw: drawOf(seed, {
        fileName,
        mutatorName,
        replacement,
        location: { start: fromZero(location.start), end: fromZero(location.end) },
      }),
    }))
    .sort((one, other) => one.draw - other.draw);
};
