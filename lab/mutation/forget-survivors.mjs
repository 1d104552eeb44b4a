import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Removes survivors from Stryker's incremental file, so that they are tested again. Otherwise Stryker reuses the
 * verdict on a static mutant even after new tests were written.
 */
export const forgetSurvivors = (incrementalFile) => {
  if (!existsSync(incrementalFile)) return;
  const { files, ...rest } = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  const kept = ({ status }) => status === 'Killed' || status === 'CompileError' || status === 'Ignored';
  const judged = Object.entries(files).map(([path, file]) => [path, { ...file, mutants: file.mutants.filter(kept) }]);
  writeFileSync(incrementalFile, JSON.stringify({ ...rest, files: Object.fromEntries(judged) }));
};
