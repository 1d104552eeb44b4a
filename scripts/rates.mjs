import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { runCommand } = await import('./prepare/run-command.mjs');
const { usage } = await import('./arguments/rates.mjs');
await runCommand(usage, async () => (await import('../dist/server/rates.js')).rates);
