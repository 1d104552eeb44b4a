import { createRequire } from 'node:module';

/**
 * The official library, whose names Node cannot import one by one, since it is CommonJS that hands on others' exports.
 * It takes a second to load: this folder is imported only where Adyen is configured.
 */
export const adyenLibrary = createRequire(import.meta.url)('@adyen/api-library') as typeof import('@adyen/api-library');
