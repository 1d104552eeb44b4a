import { defaultSites } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { flagSettingOf } from './flag-setting.ts';

it.each([
  [['on'], { otherwise: true }],
  [['off'], { otherwise: false }],
  [['2027'], { otherwise: 2027 }],
  [['on', 'EUR', 'GBR'], { rules: [{ audience: { sites: ['EUR', 'GBR'] }, value: true }] }],
  [['{"rules": []}'], { rules: [] }],
])('%j sets a flag to %j', (words, setting) => {
  expect(flagSettingOf(words, defaultSites)).toEqual(setting);
});

it.each([[[]], [['maybe']], [['on', 'MARS']], [['{"rules"']], [['{}', 'EUR']]])('%j sets nothing', (words) => {
  expect(flagSettingOf(words, defaultSites)).toBeUndefined();
});
