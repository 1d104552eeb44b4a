import process from 'node:process';
import { refuseAnyArguments } from './arguments/no-arguments.mjs';
import { buildApplication, buildPackages } from './prepare/build.mjs';
import { requireTools } from './prepare/require-tools.mjs';

refuseAnyArguments('npm run build');
await requireTools();
try {
  await buildPackages({ force: true });
  await buildApplication({ force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
