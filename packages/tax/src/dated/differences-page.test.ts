import { expect, it } from 'vitest';
import { defaultVatTable } from '../rules/default-vat-table.ts';
import { differencesPage } from './differences-page.ts';

it('generated tax differences page is identical to docs/tax-tables.md', async () => {
  await expect(differencesPage('2026-11-01', defaultVatTable)).toMatchFileSnapshot('../../../../docs/tax-tables.md');
});
