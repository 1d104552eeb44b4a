import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { installDependencies } = await import('./prepare/install.mjs');
const { runTypeScript } = await import('./prepare/run-typescript.mjs');

try {
  await installDependencies();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(await runTypeScript('scripts/server/dev.ts'));
