import { fileURLToPath } from 'node:url';

/** The demo store's data in the formats of `npm run catalogue -- import FOLDER` (docs/catalogue.md). */
export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));
