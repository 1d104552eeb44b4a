import { expect, it } from 'vitest';
import { contractRecord } from '../testing/contract-record.ts';

// A change that is meant: `npx vitest run --project api src/contract/contract-record.test.ts -u`, and read its difference.
it('is on the wire what its record says: every address, field, bound and error, so that no change of them goes unread', async () => {
  await expect(contractRecord()).toMatchFileSnapshot('../../contract.txt');
});
