import { defaultSites } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { flagSettingOf } from './flag-setting.ts';

it.each([
  [['on'], { otherwise: true }],
  [['off'], { otherwise: false }],
  [['2027'], { otherwise: 2027 }],
  [['on', 'EUR', 'GBR'], { rules: [{ audience: { sites: ['EUR', 'GBR'] }, value: true }] }],
  [['{"rules": []}'], { rules: [] }],
])('flag argument %j sets a flag to %j', (words, setting) => {
  expect(flagSettingOf(words, defaultSites)).toEqual(setting);
});

it.each([
  [[], undefined],
  [['{}', 'EUR'], undefined],
  [['maybe'], '"maybe" is neither on, off nor a whole number.'],
  [['on', 'MARS'], '"MARS" is no site of the store.'],
  [['{"rules"'], 'The rules are not JSON: put them in single quotation marks.'],
])('flag argument %j is rejected: %j', (words, reason) => {
  expect(flagSettingOf(words, defaultSites)).toBe(reason);
});
