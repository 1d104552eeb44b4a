import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { buildPackages } from './prepare/build.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { publicModules } from './testing/published-entries.mjs';
import { entryBudgets, functionBudgets } from './testing/size-budgets.mjs';

refuseAnyArguments('npm run check:size');
await requireTools();
const { sizeOf } = await import('./testing/entry-size.mjs');

const checks = () => [
  ...publicModules().map(({ name: entry }) => ({
    what: entry,
    code: `export * from '${entry}'`,
    budget: entryBudgets[entry],
  })),
  ...functionBudgets.map(({ entry, name, budget }) => ({
    what: `${entry}: ${name} alone`,
    code: `export { ${name} } from '${entry}'`,
    budget,
  })),
];

const verdictOf = (gzip, budget) => {
  if (budget === undefined) return 'NO BUDGET';
  return gzip > budget ? 'OVER' : 'ok';
};

try {
  await buildPackages();
  const rows = [];
  for (const { what, code, budget } of checks()) {
    const { bytes, gzip } = await sizeOf(code);
    rows.push({ what, bytes, gzip, budget, verdict: verdictOf(gzip, budget) });
  }
  console.log('What an import costs a page, minified, with all that it pulls in; budgets are bytes of gzip');
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
  process.exit(rows.every(({ verdict }) => verdict === 'ok') ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
