import { defineProduct, type ProductSpec, poundsOf } from '../builders/product.ts';
import { runningPromo } from '../builders/promo.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const PLATE = { compat_tag: 'bar-50mm', compat_type: 'plate', compat_group: 'barbells' };

/** From 500 lb of hundo plates on, 5 cents off each pound; from 1,000 lb on, 12. */
export const HUNDO: SeedProduct['hundoPricing'] = [
  { ruleWeight: 500, discountPerLb: { USD: '0.05', CAD: '0.07', AUD: '0.08', EUR: '0.05', GBP: '0.04' } },
  { ruleWeight: 1000, discountPerLb: { USD: '0.12', CAD: '0.16', AUD: '0.19', EUR: '0.12', GBP: '0.10' } },
];

type PlateRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'promo' | 'saleUsd' | 'rating' | 'text'> & {
  readonly kg: number;
  readonly colour: string;
  readonly thicknessMm: number;
};

const COMPETITION_ROWS: readonly PlateRow[] = [
  {
    id: 2101,
    kg: 25,
    colour: 'red',
    thicknessMm: 64,
    usd: 235,
    stock: 120,
    rating: [4.9, 388],
    text: 'The red one. At 64 mm it is the thickest of the set, and four a side still leave room for change plates and a collar. The hub is turned from solid steel and zinc plated, so the bore stays round.',
  },
  {
    id: 2102,
    kg: 20,
    colour: 'blue',
    thicknessMm: 54,
    usd: 189,
    stock: 164,
    rating: [4.9, 402],
    text: 'The plate that you will own most of. Virgin rubber over a steel disc, with a low, dead bounce that stops on the platform instead of rolling into the next lane.',
  },
  {
    id: 2103,
    kg: 15,
    colour: 'yellow',
    thicknessMm: 42,
    usd: 149,
    stock: 98,
    rating: [4.8, 251],
    text: 'Full diameter at 15 kg, for technique work at the height of a loaded bar. The raised lettering is moulded in and painted by hand.',
  },
  {
    id: 2104,
    kg: 10,
    colour: 'green',
    thicknessMm: 31,
    usd: 112,
    stock: 140,
    rating: [4.8, 276],
    text: 'Ten kilos at full diameter: the lightest plate of the set that may be dropped on its own, from the hip and not from overhead.',
  },
  {
    id: 2105,
    kg: 5,
    colour: 'white',
    thicknessMm: 22,
    usd: 79,
    stock: 8,
    rating: [4.6, 133],
    text: 'A teaching plate. It brings an empty bar to the height of a loaded one; do not drop the bar with only these on it.',
  },
];

const competition = COMPETITION_ROWS.map(({ kg, colour, thicknessMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-CBP-${kg}`,
    name: `Halden Competition Bumper Plate ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [46, 46, Math.ceil(thicknessMm / 10) + 1],
    short: `${colour.charAt(0).toUpperCase()}${colour.slice(1)}, within 10 g of ${kg} kg. Sold singly.`,
    text: `<p>${text}</p><p>Calibrated to ±10 g with plugs behind the hub. Each plate carries its own number and the date on which it was weighed.</p>`,
    pictures: [`bumper-plate-${kg}kg-${colour}`, ['bumper-plate-set-competition', 'The five weights, stacked']],
    categories: [CATEGORY.bumperPlates],
    attributes: { ...PLATE, color: colour, made_in: 'USA' },
    specs: {
      Weight: `${kg} kg ±10 g`,
      Diameter: '450 mm',
      Thickness: `${thicknessMm} mm`,
      'Collar opening': '50.6 mm',
      Insert: 'Solid steel disc, zinc plated',
      Hardness: 'Shore A 94',
    },
    maxQty: 16,
  }),
);

const TRAINING_ROWS: readonly PlateRow[] = [
  {
    id: 2111,
    kg: 25,
    colour: 'red',
    thicknessMm: 72,
    usd: 149,
    promo: runningPromo(134),
    stock: 240,
    rating: [4.8, 612],
    text: 'Black rubber with a red stripe, made for the eighth class of the day. Two of these a side is 120 kg with the bar.',
  },
  {
    id: 2112,
    kg: 20,
    colour: 'blue',
    thicknessMm: 61,
    usd: 119,
    promo: runningPromo(107.5),
    stock: 310,
    rating: [4.8, 745],
    text: 'The workhorse: hooked steel hub, vulcanised in one shot, with a blue stripe that you can read from across the room.',
  },
  {
    id: 2113,
    kg: 15,
    colour: 'yellow',
    thicknessMm: 50,
    usd: 92,
    stock: 175,
    rating: [4.7, 344],
    text: 'Fifteen kilos with a yellow stripe. A pair with a 20 kg bar makes 50 kg, which is where most beginners spend a happy month.',
  },
  {
    id: 2114,
    kg: 10,
    colour: 'green',
    thicknessMm: 38,
    usd: 64,
    stock: 260,
    rating: [4.7, 468],
    text: 'Ten kilos with a green stripe, stiff enough to be dropped alone from the hip. The rubber is 15% recycled without giving up the bond to the hub.',
  },
  {
    id: 2115,
    kg: 5,
    colour: 'white',
    thicknessMm: 25,
    usd: 42,
    stock: 190,
    rating: [4.5, 207],
    text: 'Five kilos with a white stripe. Meant to set the bar’s height for learners; keep it company with a heavier plate before you drop it.',
  },
];

const training = TRAINING_ROWS.map(({ kg, colour, thicknessMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-TBP-${kg}`,
    name: `Halden Training Bumper Plate ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [46, 46, Math.ceil(thicknessMm / 10) + 1],
    short: `Black with a ${colour} stripe. Counts towards Hundo. Sold singly.`,
    text: `<p>${text}</p><p>At ${thicknessMm} mm, a sleeve of 415 mm holds ${Math.floor(400 / thicknessMm)} of them with a collar. The hub is a hooked ring of stainless steel, moulded in.</p>`,
    pictures: [`bumper-plate-training-${kg}kg-black`, ['bumper-plate-set-training', 'The five weights, stacked']],
    categories: [CATEGORY.bumperPlates],
    attributes: { ...PLATE, color: 'black', made_in: 'USA' },
    specs: {
      Weight: `${kg} kg ±1%`,
      Diameter: '450 mm',
      Thickness: `${thicknessMm} mm`,
      'Collar opening': '50.8 mm',
      Insert: 'Hooked stainless steel ring',
      Hardness: 'Shore A 88',
    },
    hundoPricing: HUNDO,
    maxQty: 40,
  }),
);

const FLECK_ROWS: readonly PlateRow[] = [
  {
    id: 2121,
    kg: 25,
    colour: 'red',
    thicknessMm: 96,
    usd: 109,
    stock: 66,
    rating: [4.6, 158],
    text: 'Crumb rubber from truck tyres, pressed thick and soft with a handful of red. It bounces higher than virgin rubber and forgives a garage floor.',
  },
  {
    id: 2122,
    kg: 20,
    colour: 'blue',
    thicknessMm: 82,
    usd: 89,
    saleUsd: 79,
    stock: 5,
    rating: [4.6, 240],
    text: 'Recycled crumb with blue flecks. Quiet on concrete, smells of rubber for a week, then lasts for a decade.',
  },
  {
    id: 2123,
    kg: 15,
    colour: 'yellow',
    thicknessMm: 66,
    usd: 72,
    stock: 58,
    rating: [4.5, 121],
    text: 'Fifteen kilos of recycled crumb with yellow flecks. The wide hub spreads the blow, so the insert stays where it was pressed.',
  },
  {
    id: 2124,
    kg: 10,
    colour: 'green',
    thicknessMm: 47,
    usd: 52,
    stock: 'out',
    rating: [4.5, 143],
    text: 'Recycled crumb with green flecks: the soft landing for light complexes and first snatches.',
  },
];

const fleck = FLECK_ROWS.map(({ kg, colour, thicknessMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `NPN-FBP-${kg}`,
    name: `Northpin Fleck Bumper Plate ${kg} kg`,
    brand: 'Northpin',
    lb: poundsOf(kg),
    boxCm: [46, 46, Math.ceil(thicknessMm / 10) + 1],
    short: `Recycled rubber with ${colour} flecks. Counts towards Hundo. Sold singly.`,
    text: `<p>${text}</p><p>Soft crumb is thick: ${thicknessMm} mm, so a sleeve of 415 mm holds ${Math.floor(400 / thicknessMm)} of them. The flecks are pressed through, not painted on.</p>`,
    pictures: [`bumper-plate-fleck-${kg}kg-${colour}`],
    categories: [CATEGORY.bumperPlates],
    attributes: { ...PLATE, color: colour, made_in: 'USA' },
    specs: {
      Weight: `${kg} kg ±2%`,
      Diameter: '450 mm',
      Thickness: `${thicknessMm} mm`,
      'Collar opening': '51 mm',
      Material: 'Recycled tyre crumb, 8% coloured EPDM',
      Hardness: 'Shore A 75',
    },
    hundoPricing: HUNDO,
    maxQty: 40,
  }),
);

const POUND_ROWS: readonly (readonly [id: number, lb: number, thicknessMm: number, usd: number, stock: number])[] = [
  [2131, 10, 25, 39, 120],
  [2132, 15, 33, 49.5, 84],
  [2133, 25, 44, 72, 150],
  [2134, 35, 56, 94, 96],
  [2135, 45, 66, 112, 280],
  [2136, 55, 78, 139, 44],
];

const inPounds = POUND_ROWS.map(([id, lb, thicknessMm, usd, stock]) =>
  defineProduct({
    id,
    sku: `HLD-TBP-${lb}LB`,
    name: `Halden Training Bumper Plate ${lb} lb`,
    usd,
    lb,
    boxCm: [46, 46, Math.ceil(thicknessMm / 10) + 1],
    short: `${lb} lb, black. Counts towards Hundo. Sold singly.`,
    text: `Our training plate cast to ${lb} lb for gyms that count in pounds. Same rubber, same hub and same 450 mm diameter as the kilogram plates, ${thicknessMm} mm thick.`,
    pictures: [['bumper-plate-set-training', 'Training bumper plates, stacked']],
    attributes: { ...PLATE, color: 'black', made_in: 'USA' },
    specs: { Weight: `${lb} lb ±1%`, Diameter: '450 mm', Thickness: `${thicknessMm} mm`, 'Collar opening': '50.8 mm' },
    stock,
    maxQty: 40,
    isPart: true,
    hundoPricing: HUNDO,
  }),
);

/** Bumper plates by line, so that the sets can be made of them. */
export const bumperPlates = { competition, training, fleck, inPounds };
