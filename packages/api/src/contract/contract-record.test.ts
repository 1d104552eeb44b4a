import { expect, it } from 'vitest';
import { contractRecord } from '../testing/contract-record.ts';

// To accept an intended change: `npx vitest run --project api src/contract/contract-record.test.ts -u`, then read the difference.
it('contract matches contract.txt: every URL, field, limit and error is recorded, so that each change is reviewed', async () => {
  await expect(contractRecord()).toMatchFileSnapshot('../../contract.txt');
});
