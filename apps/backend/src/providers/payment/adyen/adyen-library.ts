import { createRequire } from 'node:module';

/**
 * The official library, a CommonJS package whose re-exports Node cannot import by name. It takes a second to load, so
 * this folder is imported only if Adyen is configured.
 */
export const adyenLibrary = createRequire(import.meta.url)('@adyen/api-library') as typeof import('@adyen/api-library');
