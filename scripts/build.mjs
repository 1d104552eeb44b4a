import process from 'node:process';
import { buildApplication, buildPackages } from './prepare/build.mjs';
import { installTools } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';

requireNodeVersion();
try {
  await installTools();
  await buildPackages({ force: true });
  await buildApplication({ force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
