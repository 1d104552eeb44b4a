import { readFileSync } from 'node:fs';
import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { inRoot } from './prepare/root.mjs';

refuseAnyArguments('npm run check:reach');
await requireTools();
const { findUnreached } = await import('./reach/unreached.mjs');

/** Exports that may be unused for now, by the issue that will use them. */
const exceptions = JSON.parse(readFileSync(inRoot('scripts/reach/exceptions.json'), 'utf8'));
const excepted = new Set(Object.values(exceptions).flat());

const unreached = await findUnreached();
const unexpected = unreached.filter((place) => !excepted.has(place));
const outdated = [...excepted].filter((place) => !unreached.includes(place));

for (const place of unexpected)
  console.log(`unreached  ${place}: no shopper, command or README reaches it; use it, document it or delete it`);
for (const place of outdated) console.log(`reached    ${place}: remove it from scripts/reach/exceptions.json`);
console.log(`${unreached.length} unreached, ${excepted.size} of them excepted`);
process.exit(unexpected.length + outdated.length === 0 ? 0 : 1);
