import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { installTools } = await import('./prepare/install.mjs');
const { ensureChromium } = await import('./prepare/chromium.mjs');
const { layers } = await import('./testing/layers.mjs');
const { runLayer } = await import('./testing/run-layer.mjs');
const { runLayers } = await import('./testing/run-layers.mjs');

const wanted = process.argv.slice(2);
const isWanted = (layer) => wanted.length === 0 || wanted.includes(layer.name);

try {
  await installTools();
  process.env.CHROMIUM_PATH = await ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

const total = await runLayers(layers.filter(isWanted), runLayer);

for (const failure of total.failures) console.log(`FAIL ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
