import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { inSpellingOf } from './site-spelling.ts';

it.each([
  ['USA', 'Colour', 'Color'],
  ['USA', 'Frame colours', 'Frame colors'],
  ['GBR', 'Color', 'Colour'],
  ['AUS', 'Frame colors', 'Frame colours'],
  ['GBR', 'Colorado edition', 'Colorado edition'],
  ['USA', 'Finish', 'Finish'],
] as const)('on the site %s the label %s is spelled %s', (code, label, shown) => {
  expect(inSpellingOf(siteByCode(code), label)).toBe(shown);
});
