import { siteByCode } from '@ironcart/core';
import { expect, it } from 'vitest';
import { taxRulesAt } from './tax-rules-at.ts';

const tallinn = { countryId: 'EE', postcode: '10111', region: '' };

const rateAt = (moment: string, timeZone: string): string | undefined =>
  taxRulesAt([], {
    site: { ...siteByCode('EUR'), taxBeyondTable: 'datedLedger', timeZone },
    address: tallinn,
    nowMs: Date.parse(moment),
  })?.find(({ taxClass }) => taxClass === 'goods')?.rate;

// The ledger knows Estonia's rate from 1 July 2025 on.
it.each([
  ['2025-06-30T21:59:59Z', 'Europe/Berlin', undefined],
  ['2025-06-30T22:00:00Z', 'Europe/Berlin', '24'],
  ['2025-06-30T22:00:00Z', '+00:00', undefined],
  ['2025-07-01T03:59:59Z', 'America/New_York', undefined],
  ['2025-07-01T04:00:00Z', 'America/New_York', '24'],
])('the ledger is asked for the day that %s is in %s', (moment, timeZone, rate) => {
  expect(rateAt(moment, timeZone)).toBe(rate);
});
