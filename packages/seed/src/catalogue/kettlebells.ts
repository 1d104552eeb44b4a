import { defineGrouped } from '../builders/grouped.ts';
import { defineProduct, type ProductSpec, poundsOf } from '../builders/product.ts';
import { runningPromo } from '../builders/promo.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const categories = [CATEGORY.kettlebells];

type BellRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'promo' | 'rating' | 'text'> & {
  readonly kg: number;
  readonly band: string;
};

const POWDER_ROWS: readonly (BellRow & { readonly handleMm: number })[] = [
  {
    id: 5101,
    kg: 8,
    band: 'pink',
    handleMm: 31,
    usd: 45,
    stock: 130,
    rating: [4.8, 320],
    text: 'For the first get-up, and for shoulders that are coming back. The window is wide enough for two hands.',
  },
  {
    id: 5102,
    kg: 12,
    band: 'blue',
    handleMm: 33,
    usd: 62,
    stock: 142,
    rating: [4.9, 455],
    text: 'The usual first bell for women who lift, and a good press for everybody else.',
  },
  {
    id: 5103,
    kg: 16,
    band: 'yellow',
    handleMm: 35,
    usd: 79,
    promo: runningPromo(69.5),
    stock: 210,
    rating: [4.9, 812],
    text: 'One pood. If you buy one bell in your life it is this one or the twenty-four.',
  },
  {
    id: 5104,
    kg: 20,
    band: 'purple',
    handleMm: 35,
    usd: 96,
    stock: 118,
    rating: [4.8, 347],
    text: 'The step between the sixteen and the twenty-four, which turns out to be a long one overhead.',
  },
  {
    id: 5105,
    kg: 24,
    band: 'green',
    handleMm: 37,
    usd: 112,
    stock: 160,
    rating: [4.9, 690],
    text: 'The swing weight. Heavy enough to teach your hips, light enough for sets of twenty.',
  },
  {
    id: 5106,
    kg: 32,
    band: 'red',
    handleMm: 38,
    usd: 149,
    promo: runningPromo(129, 25),
    stock: 25,
    rating: [4.9, 288],
    text: 'Two pood. Swing it, carry it, and stop talking about the twenty-four.',
  },
];

const powder = POWDER_ROWS.map(({ kg, band, handleMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-KB-${kg}`,
    name: `Halden Kettlebell ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [24, 24, 32],
    short: `Cast in one piece, powder-coated, ${band} bands.`,
    text: `<p>${text}</p><p>One casting, no seam in the handle and no plastic foot. The coat is thin and rough and takes chalk; the ${band} bands at the horns tell you the weight from across the room.</p>`,
    pictures: [`kettlebell-${kg}kg-black`],
    categories,
    attributes: { color: 'black', made_in: 'USA' },
    specs: {
      Weight: `${kg} kg / ${poundsOf(kg)} lb`,
      'Handle diameter': `${handleMm} mm`,
      Material: 'Ductile iron, single casting',
      Finish: 'Fine powder coat',
    },
    maxQty: 16,
  }),
);

const COMPETITION_ROWS: readonly BellRow[] = [
  {
    id: 5111,
    kg: 8,
    band: 'pink',
    usd: 89,
    stock: 40,
    rating: [4.8, 77],
    text: 'Full competition size at eight kilos: your rack position never changes, only the weight does.',
  },
  {
    id: 5112,
    kg: 12,
    band: 'blue',
    usd: 99,
    stock: 52,
    rating: [4.9, 98],
    text: 'The first real sport weight for most women, with the same 35 mm handle as all the others.',
  },
  {
    id: 5113,
    kg: 16,
    band: 'yellow',
    usd: 119,
    stock: 64,
    rating: [4.9, 164],
    text: 'Where ten-minute sets begin to hurt. The bare steel handle holds chalk and nothing else.',
  },
  {
    id: 5114,
    kg: 20,
    band: 'purple',
    usd: 139,
    stock: 38,
    rating: [4.8, 92],
    text: 'For the year between two ranks. Purple, as the sport has it.',
  },
  {
    id: 5115,
    kg: 24,
    band: 'green',
    usd: 159,
    stock: 57,
    rating: [4.9, 141],
    text: 'The women’s elite and the men’s beginning: a hundred and fifty snatches in ten minutes, if you can.',
  },
  {
    id: 5116,
    kg: 32,
    band: 'red',
    usd: 195,
    stock: 4,
    rating: [4.9, 86],
    text: 'The men’s elite weight. Cast hollow less than the rest, so it sits a little nearer to the forearm.',
  },
];

const competition = COMPETITION_ROWS.map(({ kg, band, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-KBC-${kg}`,
    name: `Halden Competition Kettlebell ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [23, 23, 30],
    short: `${band.charAt(0).toUpperCase()}${band.slice(1)} steel bell with a bare handle, 210 mm at every weight.`,
    text: `<p>${text}</p><p>The body is 210 mm across and the handle 35 mm thick whatever the weight, so your groove stays the same when the load goes up. Weighed to ±20 g.</p>`,
    pictures: [`kettlebell-competition-${kg}kg-${band}`],
    categories,
    attributes: { color: band, made_in: 'USA' },
    specs: {
      Weight: `${kg} kg ±20 g`,
      'Handle diameter': '35 mm',
      'Body diameter': '210 mm',
      Height: '280 mm',
      Material: 'Cast steel, welded shell',
    },
    maxQty: 16,
  }),
);

export const kettlebells: readonly SeedProduct[] = [
  ...powder,
  ...competition,
  defineGrouped(
    {
      id: 5121,
      sku: 'HLD-KB-SET',
      name: 'Halden Kettlebells, full range',
      short: 'Six powder-coated bells from 8 to 32 kg on one page.',
      text: 'Fill a rack in one go, or take the pair you still lack. A class of twelve usually begins with four 12s, four 16s, two 20s and two 24s.',
      pictures: [
        'kettlebell-16kg-black',
        ['kettlebell-24kg-black', 'The 24 kg bell'],
        ['kettlebell-32kg-black', 'The 32 kg bell'],
      ],
      categories,
      attributes: { made_in: 'USA' },
      specs: { Weights: '8, 12, 16, 20, 24, 32 kg', Material: 'Ductile iron, single casting' },
      rating: [4.9, 233],
    },
    powder,
  ),
  defineGrouped(
    {
      id: 5122,
      sku: 'HLD-KBC-SET',
      name: 'Halden Competition Kettlebells, full range',
      short: 'Six sport bells, one size.',
      text: 'The colours of the sport on one page: pink, blue, yellow, purple, green and red. Buy in pairs for long cycle, singly for the snatch.',
      pictures: [
        'kettlebell-competition-16kg-yellow',
        ['kettlebell-competition-24kg-green', 'The 24 kg bell'],
        ['kettlebell-competition-32kg-red', 'The 32 kg bell'],
      ],
      categories,
      attributes: { made_in: 'USA' },
      specs: { Weights: '8, 12, 16, 20, 24, 32 kg', 'Body diameter': '210 mm' },
      rating: [4.9, 101],
    },
    competition,
  ),
];
