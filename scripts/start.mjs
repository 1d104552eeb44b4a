import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();

const { refuseAnyArguments } = await import('./arguments/no-arguments.mjs');
refuseAnyArguments(
  'npm start',
  'Settings such as PORT=4000 stand before the command or in ironcart.config.json: see docs/configuration.md.',
);

// Without this, V8 lets a heap with 30 MiB of live objects grow to 100 MiB before it collects (docs/bench, Memory and
// start).
setFlagsFromString('--heap-growing-percent=50');

const { requirePort } = await import('./prepare/port.mjs');
const { installStore } = await import('./prepare/install.mjs');
const { buildApplication } = await import('./prepare/build.mjs');

try {
  await requirePort();
  await installStore();
  await buildApplication();
  // React renders several times faster on the server in production mode.
  process.env.NODE_ENV ??= 'production';
  const { serve } = await import('../dist/server/serve.js');
  await serve();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
