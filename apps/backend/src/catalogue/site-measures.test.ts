import { siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { textInLengthsOf, textInMeasuresOf } from './site-measures.ts';

/** On the American site, with plain spaces. */
const inPounds = (text: string): string => textInMeasuresOf(siteByCode('USA'), text).replaceAll('\u00a0', ' ');

it.each([
  ['1,090 mm wide inside and 760 mm deep', '42.9 in (1,090 mm) wide inside and 29.9 in (760 mm) deep'],
  ['Birch plywood, 500, 600 or 750 mm high.', 'Birch plywood, 19.7, 23.6 or 29.5 in (500, 600 or 750 mm) high.'],
  ['open from 480 to 620 mm, so', 'open from 18.9 to 24.4 in (480 to 620 mm), so'],
  ['1,220 x 305 mm, black', '48 x 12 in (1,220 x 305 mm), black'],
  ['A bar is 220 cm long', 'A bar is 86.6 in (220 cm) long'],
  ['With 140 kg on it, 2.4 metres up', 'With 310 lb (140 kg) on it, 7.9 ft (2.4 metres) up'],
  ['stands under 2.1\u00a0m.', 'stands under 6.9 ft (2.1 m).'],
  ['bells from 8 to 32 kg on', 'bells from 18 to 71 lb (8 to 32 kg) on'],
  ['<p>3 m of cable</p>', '<p>9.8 ft (3 m) of cable</p>'],
  ['on 150 kg of stored plates', 'on 330 lb (150 kg) of stored plates'],
  ['It pulls 14 to 27 kg, from half', 'It pulls 31 to 60 lb (14 to 27 kg), from half'],
  ['Add 2.5 kg when every repetition was fast', 'Add 5.5 lb (2.5 kg) when every repetition was fast'],
  ['most women with <a href="/bell-12-kg">12 kg</a>', 'most women with <a href="/bell-12-kg">26 lb (12 kg)</a>'],
])('site measures are converted on a site in pounds: %s', (written, shown) => {
  expect(inPounds(written)).toBe(shown);
  expect(textInMeasuresOf(siteByCode('GBR'), written)).toBe(written);
});

it.each([
  'A 28.5 mm shaft, 3 mm steel and 75 mm tube',
  'a 10 kg bumper, a pair of 20 kg bumpers and the 15 kg one',
  'within 10 g of 25 kg. Sold singly.',
  'machined to 15 kg ±1%',
  '5 kg is 11 lb',
  '15 in (381 mm) wide',
  'a fleece of 400 g/m²',
  '<img src="a-450 mm.jpg" alt="450 mm">',
  'HLD-450 mm',
  'Row 500 m, run 1,600 metres',
])('site measures leave article names, small measures and texts with both units unchanged: %s', (text) => {
  expect(textInMeasuresOf(siteByCode('USA'), text)).toBe(text);
});

it('site measures convert only lengths where weights are results or classes', () => {
  expect(textInLengthsOf(siteByCode('USA'), '232.5 kg, dropped 2.4 m')).toBe(
    '232.5 kg, dropped 7.9\u00a0ft (2.4\u00a0m)',
  );
});

it('site measures keep a unit on the line of its number', () => {
  expect(textInMeasuresOf(siteByCode('USA'), '500 or 600 mm high')).toBe(
    '19.7 or 23.6\u00a0in (500 or 600\u00a0mm) high',
  );
});
