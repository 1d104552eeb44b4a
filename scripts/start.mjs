import process from 'node:process';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { installDependencies } = await import('./prepare/install.mjs');
const { buildApplication } = await import('./prepare/build.mjs');

// React renders several times faster on the server once it knows that nobody is developing.
process.env.NODE_ENV ??= 'production';

try {
  await installDependencies();
  await buildApplication();
  const { serve } = await import('../dist/server/serve.js');
  await serve();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
