import process from 'node:process';
import { buildPackages } from '../prepare/build.mjs';

try {
  await buildPackages();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
