import { defineConfigurable } from '../builders/configurable.ts';
import { colourAxis } from '../builders/palette.ts';
import { defineProduct, type ProductSpec, poundsOf } from '../builders/product.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const PLATE = { compat_tag: 'bar-50mm', compat_type: 'plate', compat_group: 'barbells', made_in: 'USA' };

type IronRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'rating' | 'text'> & {
  readonly kg: number;
  readonly diameterMm: number;
  readonly thicknessMm: number;
};

const IRON_ROWS: readonly IronRow[] = [
  {
    id: 2202,
    kg: 15,
    diameterMm: 400,
    thicknessMm: 31,
    usd: 59,
    stock: 88,
    rating: [4.8, 176],
    text: 'The in-between plate that saves you stacking a ten and a five. The dish faces out, so it stands flush against its neighbour.',
  },
  {
    id: 2203,
    kg: 10,
    diameterMm: 325,
    thicknessMm: 29,
    usd: 42,
    stock: 190,
    rating: [4.8, 260],
    text: 'Small enough to pull off the bar with one hand by its lip. The bore is machined, not cast, and slides without a wiggle.',
  },
  {
    id: 2204,
    kg: 5,
    diameterMm: 230,
    thicknessMm: 25,
    usd: 24.5,
    stock: 240,
    rating: [4.7, 198],
    text: 'Five kilos of grey iron under black enamel. Clears the bench when you press with the plates on the inside.',
  },
];

const single = IRON_ROWS.map(({ kg, diameterMm, thicknessMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-IRN-${kg}`,
    name: `Halden Deep Dish Plate ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [Math.ceil(diameterMm / 10) + 1, Math.ceil(diameterMm / 10) + 1, 5],
    short: `Cast iron, machined to ${kg} kg ±1%. Sold singly.`,
    text: `<p>${text}</p><p>${diameterMm} mm across and ${thicknessMm} mm thick. Iron is for bars that are set down, not dropped.</p>`,
    pictures: [`iron-plate-${kg}kg-black`, ['iron-plate-set-black', 'The weights in a row']],
    categories: [CATEGORY.ironPlates],
    attributes: { ...PLATE, color: 'black' },
    specs: {
      Weight: `${kg} kg ±1%`,
      Diameter: `${diameterMm} mm`,
      Thickness: `${thicknessMm} mm`,
      'Collar opening': '50.6 mm',
      Finish: 'Baked enamel',
    },
    maxQty: 40,
  }),
);

const twenty = defineConfigurable({
  id: 2201,
  sku: 'HLD-IRN-20',
  name: 'Halden Deep Dish Plate 20 kg',
  usd: 76,
  lb: poundsOf(20),
  boxCm: [46, 46, 5],
  short: 'The deep-dish twenty, black or grey. Sold singly.',
  text: 'A shape from the forties that nobody has improved: a wide lip to grip, a deep dish and 450 mm across, so the bar sits at the right height. Cast grey iron, then turned at the bore and the back until it weighs what it says.',
  pictures: ['iron-plate-20kg-black'],
  categories: [CATEGORY.ironPlates],
  attributes: PLATE,
  specs: {
    Weight: '20 kg ±1%',
    Diameter: '450 mm',
    Thickness: '34 mm',
    'Collar opening': '50.6 mm',
    Finish: 'Baked enamel',
  },
  maxQty: 40,
  rating: [4.9, 540],
  axes: [colourAxis('black', 'grey')],
  variant: ({ color }) => ({ pictures: [`iron-plate-20kg-${color}`], stock: color === 'grey' ? 26 : 330 }),
});

const POUND_ROWS: readonly (readonly [id: number, lb: number, diameterMm: number, usd: number, stock: number])[] = [
  [2231, 2.5, 160, 8.5, 300],
  [2232, 5, 200, 13.5, 280],
  [2233, 10, 230, 22, 210],
  [2234, 25, 325, 44.5, 160],
  [2235, 35, 380, 59, 4],
  [2236, 45, 450, 74, 420],
];

const inPounds = POUND_ROWS.map(([id, lb, diameterMm, usd, stock]) =>
  defineProduct({
    id,
    sku: `HLD-IRN-${String(lb).replace('.', '-')}LB`,
    name: `Halden Deep Dish Plate ${lb} lb`,
    usd,
    lb,
    boxCm: [Math.ceil(diameterMm / 10) + 1, Math.ceil(diameterMm / 10) + 1, 5],
    short: `Cast iron, ${lb} lb ±1%. Sold singly.`,
    text: `The deep-dish pattern cast for bars loaded in pounds, ${diameterMm} mm across. Black enamel, machined bore.`,
    pictures: [['iron-plate-set-black', 'Deep-dish iron plates in a row']],
    attributes: { ...PLATE, color: 'black' },
    specs: {
      Weight: `${lb} lb ±1%`,
      Diameter: `${diameterMm} mm`,
      'Collar opening': '50.6 mm',
      Finish: 'Baked enamel',
    },
    stock,
    maxQty: 40,
    isPart: true,
  }),
);

/** Iron plates by line: `twenty` is the configurable with its variants. */
export const ironPlates = { twenty, single, inPounds };

/** The black 20 kg plate, which the sets contain. */
export const blackTwenty: SeedProduct[] = twenty.filter((plate) => plate.attributes.color === 'black');
