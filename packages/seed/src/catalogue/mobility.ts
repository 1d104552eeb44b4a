import { defineConfigurable } from '../builders/configurable.ts';
import { defineGrouped } from '../builders/grouped.ts';
import { colourAxis } from '../builders/palette.ts';
import { defineProduct, type ProductSpec } from '../builders/product.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

type BandRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'rating' | 'text' | 'lb'> & {
  readonly colour: string;
  readonly widthMm: number;
  readonly pull: string;
};

const BAND_ROWS: readonly BandRow[] = [
  {
    id: 6301,
    colour: 'red',
    widthMm: 13,
    pull: '7 to 16 kg',
    usd: 12,
    lb: 0.2,
    stock: 320,
    rating: [4.8, 410],
    text: 'For shoulders before pressing, and for pulling apart while the kettle boils. Lives in a jacket pocket.',
  },
  {
    id: 6302,
    colour: 'black',
    widthMm: 22,
    pull: '14 to 27 kg',
    usd: 17,
    lb: 0.35,
    stock: 280,
    rating: [4.8, 522],
    text: 'The band you reach for most: face pulls, good mornings and a little help on strict pull-ups.',
  },
  {
    id: 6303,
    colour: 'purple',
    widthMm: 32,
    pull: '18 to 36 kg',
    usd: 24.5,
    lb: 0.5,
    stock: 210,
    rating: [4.8, 337],
    text: 'Enough pull for a first unassisted-looking pull-up, or to make a light deadlift honest at the top.',
  },
  {
    id: 6304,
    colour: 'green',
    widthMm: 45,
    pull: '23 to 54 kg',
    usd: 32,
    lb: 0.75,
    stock: 150,
    rating: [4.7, 203],
    text: 'For squats against bands and for heavy hip distraction. Two of them on a bar change the lift.',
  },
  {
    id: 6305,
    colour: 'blue',
    widthMm: 64,
    pull: '32 to 79 kg',
    usd: 42,
    lb: 1,
    stock: 6,
    rating: [4.7, 119],
    text: 'The widest. Bands a deadlift of any size and carries the heaviest beginner through the first dip.',
  },
];

const bands = BAND_ROWS.map(({ colour, widthMm, pull, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-BAND-${widthMm}`,
    name: `Halden Loop Band ${widthMm} mm`,
    boxCm: [20, 12, 3],
    short: `${colour.charAt(0).toUpperCase()}${colour.slice(1)} latex loop, ${pull}.`,
    text: `<p>${text}</p><p>${widthMm} mm wide and 1,040 mm long. It pulls ${pull}, from half stretched to twice its length; keep it out of the sun.</p>`,
    pictures: [`resistance-band-${colour}`, ['resistance-band-set', 'The five widths']],
    categories: [CATEGORY.bands],
    attributes: { color: colour, made_in: 'Malaysia' },
    specs: { Width: `${widthMm} mm`, Length: '1,040 mm, looped', Pull: pull, Material: 'Layered natural latex' },
    maxQty: 40,
  }),
);

export const mobility: readonly SeedProduct[] = [
  ...bands,
  defineGrouped(
    {
      id: 6311,
      sku: 'HLD-BAND-SET',
      name: 'Halden Loop Bands, set',
      short: 'Five widths, from warm-up to overload.',
      text: 'One of each covers everything from a stiff shoulder to a banded squat. Dipped in eighteen layers, so a nick peels instead of snapping; look them over once a month all the same.',
      pictures: ['resistance-band-set', ['resistance-band-red', 'The 13 mm band']],
      categories: [CATEGORY.bands],
      attributes: { made_in: 'Malaysia' },
      specs: { Widths: '13, 22, 32, 45, 64 mm', Length: '1,040 mm, looped', Material: 'Layered natural latex' },
      rating: [4.8, 276],
    },
    bands,
  ),
  ...defineConfigurable({
    id: 6321,
    sku: 'HLD-ROLLER',
    name: 'Halden Foam Roller',
    usd: 32,
    saleUsd: 27.5,
    lb: 2.2,
    boxCm: [35, 15, 15],
    short: 'Grooved foam over a hard core, 330 mm.',
    text: 'The core is an ABS tube that carries a grown man without folding; the foam is closed-cell and does not drink sweat. Grooves on one side press, the flat on the other smooths.',
    pictures: ['foam-roller-black'],
    categories: [CATEGORY.mobility],
    attributes: { made_in: 'Taiwan' },
    specs: {
      Length: '330 mm',
      Diameter: '140 mm',
      Foam: 'EVA, closed cell',
      Core: 'ABS tube',
      Weight: '1 kg / 2.2 lb',
    },
    rating: [4.6, 288],
    axes: [colourAxis('black', 'blue', 'red')],
    variant: ({ color }) => ({ pictures: [`foam-roller-${color}`], stock: color === 'red' ? 7 : 96 }),
  }),
  ...defineConfigurable({
    id: 6331,
    sku: 'HLD-BALL',
    name: 'Halden Massage Ball',
    usd: 7.5,
    lb: 0.35,
    boxCm: [7, 7, 7],
    short: 'Solid rubber, 63 mm. For the spot that the roller misses.',
    text: 'Hard enough to find the knot behind a shoulder blade, small enough for the arch of a foot. Put two in a sock for either side of the spine.',
    pictures: ['lacrosse-ball-black'],
    categories: [CATEGORY.mobility],
    attributes: { made_in: 'Taiwan' },
    specs: { Diameter: '63 mm', Material: 'Solid rubber, Shore A 60', Weight: '150 g' },
    maxQty: 40,
    rating: [4.7, 512],
    axes: [colourAxis('black', 'red', 'blue')],
    variant: ({ color }) => ({ pictures: [`lacrosse-ball-${color}`], stock: 300 }),
  }),
];
