import type { TaxRule } from '@ironcart/tax';
import { expect, it } from 'vitest';
import { checkRegimes, type OwnTaxRegime, regimeOf } from './own-tax-regime.ts';

const today = '2026-11-23';
const rule: TaxRule = { countryCode: 'NO', taxClass: 'goods', region: '*', postcode: '*', rate: '25', code: 'MVA' };
const norway: OwnTaxRegime = { countries: ['NO'], rulesOn: () => [rule] };

it('tax regime registered by the store applies to its countries only', () => {
  expect(regimeOf([norway], 'NO')).toBe(norway);
  expect(regimeOf([norway], 'SE')).toBeUndefined();
});

it('tax regime registered by the store provides its current rules at the start', () => {
  const asked: unknown[] = [];
  const rulesOn = (...question: unknown[]) => {
    asked.push(question);
    return [rule];
  };
  checkRegimes([{ countries: ['NO'], rulesOn }], today);
  expect(asked).toEqual([['NO', today]]);
});

it.each([
  ['an invalid code', { countries: ['Norway'] }, 'needs country codes like NO'],
  ['a duplicate country', { countries: ['NO', 'NO'] }, 'Two tax regimes are for NO'],
  ['a rule of another country', { rulesOn: () => [{ ...rule, countryCode: 'SE' }] }, 'has a rule for SE'],
  ['a rate that is not a decimal', { rulesOn: () => [{ ...rule, rate: 'a lot' }] }, 'has a rule that cannot be'],
] as const)('tax regime registered by the store is rejected with %s', (_, patch, why) => {
  expect(() => checkRegimes([{ ...norway, ...patch }], today)).toThrow(why);
});

it('tax regime registered by the store must be complete to compile', () => {
  // @ts-expect-error whose law it is is not said
  const stateless: OwnTaxRegime = { rulesOn: norway.rulesOn };
  // @ts-expect-error its rules are not said
  const lawless: OwnTaxRegime = { countries: ['NO'] };
  expect([stateless, lawless]).toHaveLength(2);
});
