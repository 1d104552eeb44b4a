import { expect, it } from 'vitest';
import { withBothUnits } from './both-units.ts';

it.each([
  ['20 kg', 'lb', '44.1 lb (20 kg)'],
  ['1,000 lb', 'kg', '453.6 kg (1,000 lb)'],
  ['2,200 mm', 'lb', '86.6 in (2,200 mm)'],
  ['2,200 mm', 'kg', '2,200 mm (86.6 in)'],
  ['3.6 m', 'lb', '141.7 in (3.6 m)'],
  ['15 in', 'lb', '15 in (381 mm)'],
  ['15 in', 'kg', '381 mm (15 in)'],
  ['1,240 x 1,270 mm', 'lb', '48.8 x 50 in (1,240 x 1,270 mm)'],
  ['28.5 mm', 'lb', '28.5 mm (1.12 in)'],
  ['52 cm across, 70 cm long', 'lb', '20.5 in (52 cm) across, 27.6 in (70 cm) long'],
  ['52 cm across, 70 cm long', 'kg', '52 cm (20.5 in) across, 70 cm (27.6 in) long'],
  ['450 kg the pair', 'lb', '992.1 lb (450 kg) the pair'],
  ['28.5 mm low, 34 mm raised', 'lb', '28.5 mm (1.12 in) low, 34 mm (1.34 in) raised'],
  ['25 mm, straight', 'lb', '25 mm (0.98 in), straight'],
  ['Wide shoulder, straight body', 'lb', 'Wide shoulder, straight body'],
] as const)('product text %s on a site with the weight unit %s shows both units: %s', (text, unit, shown) => {
  expect(withBothUnits(text, unit)).toBe(shown);
});

it.each([
  '5, 10, 15, 20, 25 kg',
  '160 kg with the 20 kg bar',
  'kg',
  '',
  '75 x 75 mm, 3 mm steel (11 gauge)',
  '400 g/m²',
])('product text without measures stays unchanged: %j', (text) => {
  expect(withBothUnits(text, 'lb')).toBe(text);
});

it.each([
  ['450 kg', 'lb', '990 lb (450 kg)'],
  ['450 kg the pair', 'lb', '990 lb (450 kg) the pair'],
  ['450 kg', 'kg', '450 kg (990 lb)'],
  ['1,000 lb', 'kg', '450 kg (1,000 lb)'],
  ['2 kg', 'lb', '4.4 lb (2 kg)'],
] as const)('rated load of %s on a site with the weight unit %s is a round number: %s', (text, unit, shown) => {
  expect(withBothUnits(text, unit, 'Rated load')).toBe(shown);
  expect(withBothUnits(text, unit, 'Capacity')).toBe(shown);
});

it('rated load conversion treats the length of a loadable sleeve as a length', () => {
  expect(withBothUnits('415 mm', 'lb', 'Loadable sleeve length')).toBe('16.3 in (415 mm)');
});
