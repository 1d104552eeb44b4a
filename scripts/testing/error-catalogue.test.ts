import { expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { errorCatalogue } from './error-catalogue.ts';

// To accept an intended change: `npx vitest run --project scripts scripts/testing/error-catalogue.test.ts -u`.
it('matches docs/errors.md: every error of the contract and of the client, and what checkout says', async () => {
  await expect(errorCatalogue()).toMatchFileSnapshot(inRoot('docs/errors.md'));
});
