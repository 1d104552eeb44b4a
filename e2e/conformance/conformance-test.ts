import { testAt } from '../fixtures/another-product.ts';

/** A test at a store whose banks wait for as long as a path leaves them. */
export const test = testAt({ IRONCART_THREE_DS_TIMEOUT_MS: '120000' });
