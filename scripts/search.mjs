import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { runCommand } = await import('./prepare/run-command.mjs');
await runCommand(async () => (await import('../dist/server/search.js')).search);
