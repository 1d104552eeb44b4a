import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** Slow tests: property tests, generated paths, and tests across the wire. */
const isThorough = (test) => /\.(paths|prop|wire-api)\.test\.tsx?$/.test(test);

const nameOf = (file) => basename(file).split('.')[0];

/** Distance between a test and the mutated file: 0 for the file of the same name, 1 in its folder, 2 elsewhere. */
const distance = (test, mutated) => {
  if (mutated === undefined || dirname(test) !== dirname(mutated)) return 2;
  return nameOf(test) === nameOf(mutated) ? 0 : 1;
};

/**
 * The order in which tests run for a mutant: examples before slow tests, near before far, small before large. Most
 * mutants are detected by an example beside them, and the remaining tests are then skipped.
 * @param tests paths of test files
 * @param mutated path of the mutated file; undefined in the run that measures coverage
 */
export const inJudgingOrder = (tests, mutated, sizeOf = (test) => statSync(test).size) =>
  [...tests].sort(
    (left, right) =>
      isThorough(left) - isThorough(right) ||
      distance(left, mutated) - distance(right, mutated) ||
      sizeOf(left) - sizeOf(right),
  );

/** Vitest's order of test files. Stryker's runner passes the mutated file as the one to which tests are related. */
export class QuickFirst extends BaseSequencer {
  sort(files) {
    const related = [this.ctx.config.related ?? []].flat();
    const byPath = new Map(files.map((file) => [file.moduleId, file]));
    const order = inJudgingOrder([...byPath.keys()], related.length === 1 ? related[0] : undefined);
    return Promise.resolve(order.map((path) => byPath.get(path)));
  }
}
