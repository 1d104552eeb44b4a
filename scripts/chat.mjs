import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { runCommand } = await import('./prepare/run-command.mjs');
const { usage } = await import('./arguments/chat.mjs');
await runCommand(usage, async () => (await import('../dist/server/chat.js')).chat);
