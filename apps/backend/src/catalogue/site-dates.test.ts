import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { textWithDatesOf } from './site-dates.ts';

it.each([
  ['Dayton, Ohio, 12 to 14 March 2027. Women, men.', 'Dayton, Ohio, March 12 to 14, 2027. Women, men.'],
  ['Haldenmark Open, 14 and 15 May 2027', 'Haldenmark Open, May 14 and 15, 2027'],
  ['Friday 12 March', 'Friday, March 12'],
  ['write to us until 1 March and the money goes back', 'write to us until March 1 and the money goes back'],
  ['From 27–29 November', 'From November 27–29'],
  ['In March 2024: 140 lifters', 'In March 2024: 140 lifters'],
  ['12 March Street', '12 March Street'],
  ['March 12, 2027', 'March 12, 2027'],
  ['In 2026 March was cold', 'In 2026 March was cold'],
])('date within a text uses the date format of the site: %s', (written, shown) => {
  expect(textWithDatesOf(siteByCode('USA'), written)).toBe(shown);
  expect(textWithDatesOf(siteByCode('GBR'), written)).toBe(written);
  expect(textWithDatesOf(siteByCode('AUS'), written)).toBe(written);
});
