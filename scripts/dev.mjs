import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { installStore } = await import('./prepare/install.mjs');
const { runTypeScript } = await import('./prepare/run-typescript.mjs');

try {
  await installStore();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(await runTypeScript('scripts/server/dev.ts'));
