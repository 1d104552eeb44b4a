import { statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/** Tests that search, or go all the way to the wire. */
const isThorough = (test) => /\.(paths|prop|wire-api)\.test\.tsx?$/.test(test);

const nameOf = (file) => basename(file).split('.')[0];

/** How far a test is from the file whose mutant it judges: 0 for its namesake, 1 within its folder, 2 anywhere else. */
const distance = (test, mutated) => {
  if (mutated === undefined || dirname(test) !== dirname(mutated)) return 2;
  return nameOf(test) === nameOf(mutated) ? 0 : 1;
};

/**
 * The order in which tests judge a mutant: examples before searches, near ones before far ones, small ones before large
 * ones. Most mutants are noticed by an example beside them, and the rest is not run.
 * @param tests paths of test files
 * @param mutated path of the file that has the mutant; undefined while all tests are run to see what they reach
 */
export const inJudgingOrder = (tests, mutated, sizeOf = (test) => statSync(test).size) =>
  [...tests].sort(
    (left, right) =>
      isThorough(left) - isThorough(right) ||
      distance(left, mutated) - distance(right, mutated) ||
      sizeOf(left) - sizeOf(right),
  );

/** Vitest's order of test files. Stryker's runner names the file that has the mutant as the one to which tests are related. */
export class QuickFirst extends BaseSequencer {
  sort(files) {
    const related = [this.ctx.config.related ?? []].flat();
    const byPath = new Map(files.map((file) => [file.moduleId, file]));
    const order = inJudgingOrder([...byPath.keys()], related.length === 1 ? related[0] : undefined);
    return Promise.resolve(order.map((path) => byPath.get(path)));
  }
}
