import { writeFileSync } from 'node:fs';
import { inRoot } from './prepare/root.mjs';
import { readCitedFiles } from './spec-map/cited-files.mjs';
import { specMapPage } from './spec-map/page.mjs';
import { readRegister } from './spec-map/register.mjs';

const register = readRegister();
const files = readCitedFiles();
writeFileSync(inRoot('docs/spec-map.md'), specMapPage(register, files));

const ids = register.flatMap(({ requirements }) => requirements.map(({ id }) => id));
const held = ids.filter((id) => files.holding.has(id));
console.log(`docs/spec-map.md: ${ids.length} requirements, ${held.length} held by a test`);
