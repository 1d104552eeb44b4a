import { expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { errorCatalogue } from './error-catalogue.ts';

// To accept an intended change: `npx vitest run --project scripts scripts/testing/error-catalogue.test.ts -u`.
it('error catalogue matches docs/errors.md: every error of the contract and the client, and its text in checkout', async () => {
  await expect(errorCatalogue()).toMatchFileSnapshot(inRoot('docs/errors.md'));
});
