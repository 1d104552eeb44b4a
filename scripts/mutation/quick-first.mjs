import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';

/** Tests that search, or go all the way to the wire. */
const isThorough = ({ moduleId }) => /\.(paths|prop|wire-api)\.test\.ts$/.test(moduleId);

const sizeOf = ({ moduleId }) => statSync(moduleId).size;

/** Small examples first, searches last: most mutants are noticed by an example, and the rest is not run. */
export class QuickFirst extends BaseSequencer {
  sort(files) {
    return Promise.resolve(
      [...files].sort((left, right) => isThorough(left) - isThorough(right) || sizeOf(left) - sizeOf(right)),
    );
  }
}
