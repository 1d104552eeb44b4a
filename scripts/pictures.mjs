import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { runCommand } = await import('./prepare/run-command.mjs');
const { usage } = await import('./arguments/pictures.mjs');
await runCommand(usage, async () => (await import('../dist/server/pictures.js')).pictures);
