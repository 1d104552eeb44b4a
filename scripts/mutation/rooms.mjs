/**
 * What mutation testing judges: a room's files, and the package whose tests have to notice each mutant.
 * Test files, barrels and generated tables say nothing a test could notice beside the rules, so they are left alone.
 */
const room = (name, judge, folder) => ({
  name,
  judge,
  folder,
  mutate: [`${folder}/**/*.ts`, `!${folder}/**/*.test.ts`, `!${folder}/**/index.ts`],
});

export const rooms = [
  room('pricing', 'pricing', 'packages/pricing/src'),
  room('money', 'core', 'packages/core/src/money'),
  room('tax', 'tax', 'packages/tax/src'),
  room('address', 'core', 'packages/core/src/address'),
  room('site', 'core', 'packages/core/src/site'),
  room('shipping', 'core', 'packages/core/src/shipping'),
];

/** Whether a file of the repository is one that the room's mutants are made from. */
export const isMutated = ({ folder }, file) =>
  file.startsWith(`${folder}/`) && file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('/index.ts');
