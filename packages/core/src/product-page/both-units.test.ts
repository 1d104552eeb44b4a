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
  ['25 kg ±10 g', 'lb', '55.1 lb (25 kg) ±10 g'],
  ['25 kg ±10 g', 'kg', '25 kg (55.1 lb) ±10 g'],
  ['7 to 16 kg', 'lb', '15 to 35 lb (7 to 16 kg)'],
  ['7 to 16 kg', 'kg', '7 to 16 kg (15 to 35 lb)'],
  ['5, 10, 15, 20, 25 kg', 'lb', '11, 22, 33, 44, 55 lb (5, 10, 15, 20, 25 kg)'],
  ['10 to 25 lb', 'kg', '5 to 11 kg (10 to 25 lb)'],
  ['170 g', 'lb', '6 oz (170 g)'],
  ['8 x 56 g', 'lb', '8 x 2 oz (8 x 56 g)'],
  ['170 g', 'kg', '170 g (6 oz)'],
  ['100% ring-spun cotton, 220 g/m²', 'lb', '100% ring-spun cotton, 6.5 oz/yd² (220 g/m²)'],
  ['80% cotton, 20% polyester, 400 g/m²', 'kg', '80% cotton, 20% polyester, 400 g/m² (11.8 oz/yd²)'],
  ['Wide shoulder, straight body', 'lb', 'Wide shoulder, straight body'],
] as const)('product text %s on a site with the weight unit %s shows both units: %s', (text, unit, shown) => {
  expect(withBothUnits(text, unit)).toBe(shown);
});

it.each(['160 kg with the 20 kg bar', 'kg', '', '75 x 75 mm, 3 mm steel (11 gauge)', '±10 g', '560 g a shoe in EU 42'])(
  'product text without measures stays unchanged: %j',
  (text) => {
    expect(withBothUnits(text, 'lb')).toBe(text);
  },
);

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
