import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { chooseNames } = await import('./arguments/choose.mjs');
const { layers } = await import('./testing/layers.mjs');
const wanted = chooseNames(
  'npm test -- [LAYER ...]',
  'layer',
  layers.map(({ name }) => name),
);
const isWanted = (layer) => wanted.length === 0 || wanted.includes(layer.name);

const { requireTools } = await import('./prepare/require-tools.mjs');
await requireTools();
const { ensureChromium } = await import('./prepare/chromium.mjs');
const { runLayer } = await import('./testing/run-layer.mjs');
const { runLayers } = await import('./testing/run-layers.mjs');
try {
  process.env.CHROMIUM_PATH = await ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const total = await runLayers(layers.filter(isWanted), runLayer);

for (const failure of total.failures) console.log(`FAIL ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
