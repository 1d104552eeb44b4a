import process from 'node:process';
import { layers } from './testing/layers.mjs';
import { runLayer } from './testing/run-layer.mjs';

const checks = ['types', 'lint', 'arrows', 'unused', 'reach', 'prices', 'selections', 'surface', 'changes'];
let failed = 0;
for (const layer of layers.filter(({ name }) => checks.includes(name))) failed += (await runLayer(layer)).failed;
process.exit(failed === 0 ? 0 : 1);
