import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { dataInSpellingOf, inSpellingOf, textInSpellingOf } from './site-spelling.ts';

it.each([
  ['USA', 'Colour', 'Color'],
  ['USA', 'Frame colours', 'Frame colors'],
  ['GBR', 'Color', 'Colour'],
  ['AUS', 'Frame colors', 'Frame colours'],
  ['GBR', 'Colorado edition', 'Colorado edition'],
  ['USA', 'Finish', 'Finish'],
] as const)('site spelling on %s changes the label %s to %s', (code, label, shown) => {
  expect(inSpellingOf(siteByCode(code), label)).toBe(shown);
});

it.each([
  ['Plates in four colours, coloured to the centre', 'Plates in four colors, colored to the center'],
  ['Halden Keg 50 litres', 'Halden Keg 50 liters'],
  ['Fibre-reinforced, moulded on, centred; the catalogue', 'Fiber-reinforced, molded on, centered; the catalog'],
  [
    '<a href="/halden-keg-50-litres" title="A metre">Colours of a kilometre</a>',
    '<a href="/halden-keg-50-litres" title="A metre">Colors of a kilometer</a>',
  ],
  ['Lifted at the Lincoln Centre', 'Lifted at the Lincoln Centre'],
  ['hero-competition-colours', 'hero-competition-colours'],
  ['/choosing/colour', '/choosing/colour'],
])('site spelling of a text on the American site: %s', (written, shown) => {
  expect(textInSpellingOf(siteByCode('USA'), written)).toBe(shown);
  expect(textInSpellingOf(siteByCode('GBR'), written)).toBe(written);
});

it('site spelling changes the texts of blocks, but not identifiers', () => {
  const block = {
    name: 'colour',
    props: { master: 'colour', text: 'Four metres', fields: [{ name: 'tyre', label: 'Tyre' }] },
  };
  expect(dataInSpellingOf(siteByCode('USA'), block)).toEqual({
    name: 'colour',
    props: { master: 'colour', text: 'Four meters', fields: [{ name: 'tyre', label: 'Tire' }] },
  });
  expect(dataInSpellingOf(siteByCode('AUS'), block)).toEqual(block);
});
