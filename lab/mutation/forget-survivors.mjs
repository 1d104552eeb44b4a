import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Takes out of Stryker's incremental file what no test has killed, so that it is judged again. Stryker itself reuses
 * the verdict on a survivor that runs while its module loads, whatever tests were written since.
 */
export const forgetSurvivors = (incrementalFile) => {
  if (!existsSync(incrementalFile)) return;
  const { files, ...rest } = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  const kept = ({ status }) => status === 'Killed' || status === 'CompileError' || status === 'Ignored';
  const judged = Object.entries(files).map(([path, file]) => [path, { ...file, mutants: file.mutants.filter(kept) }]);
  writeFileSync(incrementalFile, JSON.stringify({ ...rest, files: Object.fromEntries(judged) }));
};
