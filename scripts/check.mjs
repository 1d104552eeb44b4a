import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { layers } from './testing/layers.mjs';
import { runLayer } from './testing/run-layer.mjs';

const checks = ['types', 'lint', 'arrows', 'unused', 'reach', 'prices', 'selections', 'surface', 'changes'];
refuseAnyArguments('npm run check', `It runs ${checks.join(', ')}; \`npm test -- lint\` runs one of them.`);
await requireTools();
let failed = 0;
for (const layer of layers.filter(({ name }) => checks.includes(name))) failed += (await runLayer(layer)).failed;
process.exit(failed === 0 ? 0 : 1);
