import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { refuseAnyArguments } = await import('./arguments/no-arguments.mjs');
refuseAnyArguments(
  'npm run dev',
  'Settings such as PORT=4000 stand before the command or in ironcart.config.json: see docs/configuration.md.',
);

const { installStore } = await import('./prepare/install.mjs');
const { runTypeScript } = await import('./prepare/run-typescript.mjs');

try {
  await installStore();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(await runTypeScript('scripts/server/dev.ts'));
