import process from 'node:process';
import { buildApplication } from '../prepare/build.mjs';

try {
  await buildApplication();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
