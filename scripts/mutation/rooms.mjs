import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../prepare/root.mjs';

/**
 * Files without a rule of their own: tests, barrels, arbitraries, and tables, where every cell would be a mutant that
 * only a second copy of the table could notice.
 */
const withoutRules = [
  /\.test\.ts$/,
  /\/index\.ts$/,
  /\/testing\//,
  /^packages\/core\/src\/address\/data\//,
  /^packages\/tax\/src\/dated\/(country-rates|territories)\.ts$/,
];

/**
 * A room: a folder whose files are mutated, and whose tests have to notice each mutant.
 * @param leastScore percent of killed mutants below which the room fails
 * @param slowTests tests that judge no mutant, because each would wait for them; without them the score is lower
 * @param isolate whether each test file loads its modules anew; without it a mutant costs a tenth
 * @param isQuick whether its mutants cost so little that `npm test` judges those of changed lines
 */
const room = (name, folder, { leastScore = 92, slowTests = [], isolate = true, isQuick = true } = {}) => ({
  name,
  folder,
  leastScore,
  tests: { include: [`${folder}/**/*.test.ts`], exclude: slowTests.map((path) => `${folder}/${path}`), isolate },
  isQuick,
});

export const rooms = [
  room('pricing', 'packages/pricing/src'),
  room('money', 'packages/core/src/money'),
  room('tax', 'packages/tax/src'),
  room('address', 'packages/core/src/address'),
  room('site', 'packages/core/src/site'),
  room('shipping', 'packages/core/src/shipping'),
  room('checkout-machines', 'packages/checkout-machines/src', {
    leastScore: 85,
    slowTests: ['testing/**', 'checkout/checkout.prop.test.ts'],
    isolate: false,
    isQuick: false,
  }),
];

/** Whether a file of the repository is one that the room's mutants are made from. */
export const isMutated = ({ folder }, file) =>
  file.startsWith(`${folder}/`) && file.endsWith('.ts') && withoutRules.every((pattern) => !pattern.test(file));

/** The files that a room's mutants are made from, by their paths in the repository. */
export const filesOf = (room) =>
  readdirSync(inRoot(room.folder), { recursive: true })
    .map((path) => join(room.folder, path))
    .filter((file) => isMutated(room, file))
    .sort();
