import { createDevStorefront } from '@ironcart/storefront/dev';
import { openStore } from './open-store.ts';

try {
  await openStore((parts) => createDevStorefront(parts));
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
