import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { installDependencies } = await import('./prepare/install.mjs');
const { buildApplication } = await import('./prepare/build.mjs');

try {
  await installDependencies();
  await buildApplication();
  const { rates } = await import('../dist/server/rates.js');
  process.exit(await rates(process.argv.slice(2)));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
