import process from 'node:process';
import { installTools } from './prepare/install.mjs';
import { requireNodeVersion } from './prepare/node-version.mjs';

/*
 * Builds the documentation site into docs/generated/site: `npm run docs`. `npm run docs -- serve` serves what was built,
 * and builds it first if nothing was; `PORT` sets the port.
 */

requireNodeVersion();

try {
  await installTools();
  const { docs } = await import('../lab/docs-site/docs.mjs');
  await docs(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
