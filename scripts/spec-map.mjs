import { writeFileSync } from 'node:fs';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { inRoot } from './prepare/root.mjs';

refuseAnyArguments('npm run spec-map');
await requireTools();
const { readCitedFiles } = await import('./spec-map/cited-files.mjs');
const { specMapPage } = await import('./spec-map/page.mjs');
const { readRegister } = await import('./spec-map/register.mjs');

const register = readRegister();
const files = readCitedFiles();
writeFileSync(inRoot('docs/spec-map.md'), specMapPage(register, files));

const ids = register.flatMap(({ requirements }) => requirements.map(({ id }) => id));
const held = ids.filter((id) => files.holding.has(id));
console.log(`docs/spec-map.md: ${ids.length} requirements, ${held.length} held by a test`);
