import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { runCommand } = await import('./prepare/run-command.mjs');
const { usage } = await import('./arguments/catalogue.mjs');
await runCommand(usage, async () => (await import('../dist/server/catalogue.js')).catalogue);
