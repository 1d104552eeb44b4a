import { bundleChildrenIds, includedChoice, ownPriceChoice } from '../builders/bundle.ts';
import { defineGrouped } from '../builders/grouped.ts';
import { defineProduct, type ProductSpec, poundsOf } from '../builders/product.ts';
import type { SeedBundleOption, SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const categories = [CATEGORY.dumbbells];

type DumbbellRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'rating' | 'text' | 'isPart'> & { readonly kg: number };

const HEX_ROWS: readonly DumbbellRow[] = [
  {
    id: 5201,
    kg: 5,
    usd: 24.5,
    stock: 140,
    rating: [4.7, 188],
    text: 'For laterals and for the arm that had surgery. Straight handle, 25 mm.',
  },
  { id: 5202, kg: 7.5, usd: 34, stock: 90, isPart: true, text: 'Between five and ten, where most raises live.' },
  {
    id: 5203,
    kg: 10,
    usd: 44,
    stock: 166,
    rating: [4.8, 262],
    text: 'The pair that every gym runs out of. Hex heads stay where you put them, even on a sloping driveway.',
  },
  { id: 5204, kg: 12.5, usd: 54, stock: 74, isPart: true, text: 'A half step up from ten kilos a hand.' },
  {
    id: 5205,
    kg: 15,
    usd: 62,
    stock: 121,
    rating: [4.8, 231],
    text: 'Snatches, lunges, rows: the middle of the rack. The handle swells to 34 mm in the palm.',
  },
  { id: 5206, kg: 17.5, usd: 72, stock: 7, isPart: true, text: 'For the presses that have outgrown fifteen.' },
  {
    id: 5207,
    kg: 20,
    usd: 82,
    stock: 109,
    rating: [4.8, 240],
    text: 'Twenty a hand is where dumbbell work begins to count as heavy. Heads are pinned and glued, then pulled to 2 tonnes on the test bench.',
  },
  { id: 5208, kg: 25, usd: 102, stock: 58, isPart: true, text: 'For rows and heavy split squats.' },
  {
    id: 5209,
    kg: 30,
    usd: 122,
    stock: 33,
    rating: [4.7, 90],
    text: 'Thirty kilos, 310 mm long: short enough to clear your ribs at the bottom of a press.',
  },
];

const HEX_PICTURES: ReadonlySet<number> = new Set([5, 10, 15, 20, 30]);

const hex = HEX_ROWS.map(({ kg, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-HEX-${String(kg).replace('.', '-')}`,
    name: `Halden Hex Dumbbell ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [33, 17, 16],
    short: `Rubber hex heads on a knurled chrome handle, ${kg} kg. Sold singly.`,
    text: `<p>${text}</p><p>Chrome handle with a medium knurl, rubber heads that are quiet on concrete. ${kg} kg is ${poundsOf(kg)} lb.</p>`,
    pictures: HEX_PICTURES.has(kg)
      ? [`dumbbell-hex-${kg}kg-black`]
      : [['dumbbell-hex-pair-20kg-black', 'Hex dumbbells']],
    categories: row.isPart ? [] : categories,
    attributes: { color: 'black', made_in: 'Taiwan' },
    specs: {
      Weight: `${kg} kg ±2%`,
      Handle: kg < 10 ? '25 mm, straight' : '28 to 34 mm, ergonomic',
      Heads: 'Virgin rubber over cast iron',
    },
    maxQty: 20,
  }),
);

const ROUND_ROWS: readonly DumbbellRow[] = [
  {
    id: 5221,
    kg: 10,
    usd: 85,
    stock: 44,
    rating: [4.9, 60],
    text: 'Round heads of cast urethane that leave no marks on a light floor. The end cap is turned steel with the weight cut into it.',
  },
  {
    id: 5222,
    kg: 20,
    usd: 149,
    stock: 52,
    rating: [4.9, 71],
    text: 'The studio dumbbell: no smell, no chalky bloom, no rattle. The handle is friction-welded to the heads and cannot work loose.',
  },
  {
    id: 5223,
    kg: 30,
    usd: 215,
    stock: 20,
    rating: [4.8, 38],
    text: 'Thirty kilos with a straight 34 mm handle for people who want the grip to work too. Ten-year guarantee on the weld.',
  },
];

const round = ROUND_ROWS.map(({ kg, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-RND-${kg}`,
    name: `Halden Urethane Dumbbell ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [36, 19, 19],
    short: `Round urethane, steel end caps, ${kg} kg. Sold singly.`,
    pictures: [`dumbbell-round-${kg}kg-black`],
    categories,
    attributes: { color: 'black', made_in: 'USA' },
    specs: {
      Weight: `${kg} kg ±1%`,
      Handle: '34 mm, straight, medium knurl',
      Heads: 'Cast urethane, Shore A 90',
      'End caps': 'Turned steel, engraved',
    },
    maxQty: 20,
  }),
);

const loadable = defineProduct({
  id: 5231,
  sku: 'HLD-LOADABLE',
  name: 'Halden Loadable Dumbbell',
  usd: 139,
  lb: 10,
  boxCm: [52, 12, 10],
  short: 'A 380 mm handle with rotating 50 mm sleeves and collars.',
  text: 'Turns the change plates that you own into a dumbbell of up to 50 kg. The sleeves rotate on bushings, so a load of odd plates does not twist your wrist. Sold singly, with a pair of spring collars.',
  pictures: ['dumbbell-loadable-chrome'],
  categories,
  attributes: {
    color: 'chrome',
    made_in: 'USA',
    compat_tag: 'bar-50mm',
    compat_type: 'barbell',
    compat_group: 'barbells',
  },
  specs: { 'Handle diameter': '28 mm', 'Loadable sleeve length': '125 mm', Length: '380 mm', Weight: '4.5 kg / 10 lb' },
  stock: 88,
  rating: [4.7, 194],
});

const pair = defineProduct({
  id: 5232,
  sku: 'HLD-HEX-20-PAIR',
  name: 'Halden Hex Dumbbells 20 kg, pair',
  usd: 155,
  saleUsd: 145,
  lb: poundsOf(40),
  boxCm: [36, 34, 18],
  short: 'Two twenties in one box.',
  text: 'The weight that most workouts on paper ask for, as a pair and for less than two singles. They are the same dumbbells that we sell one by one.',
  pictures: ['dumbbell-hex-pair-20kg-black', ['dumbbell-hex-20kg-black', 'One of the two']],
  categories,
  attributes: { color: 'black', made_in: 'Taiwan' },
  specs: { Weight: '2 x 20 kg ±2%', Handle: '28 to 34 mm, ergonomic', Heads: 'Virgin rubber over cast iron' },
  stock: 62,
  maxQty: 10,
  rating: [4.8, 155],
});

const rack = defineProduct({
  id: 5233,
  sku: 'HLD-DBRACK-3',
  name: 'Halden Dumbbell Rack, three tiers',
  usd: 385,
  lb: 118,
  boxCm: [160, 42, 28],
  short: 'Three tilted tiers for ten pairs of hex dumbbells.',
  text: 'The tiers tilt 15 degrees so that you read the weights standing up. Angle iron of 5 mm, rubber strips, and feet that level on a floor that is not. The dumbbells in the picture are not included.',
  pictures: ['dumbbell-rack-black'],
  categories: [CATEGORY.dumbbells, CATEGORY.storage],
  attributes: { color: 'black', made_in: 'USA' },
  specs: { Footprint: '1,540 x 600 mm', Height: '960 mm', 'Rated load': '600 kg', Weight: '53.5 kg / 118 lb' },
  stock: 23,
  maxQty: 6,
  rating: [4.7, 112],
});

const PAIRS_BY_WEIGHT = [5201, 5203, 5205, 5207] as const;

const RACK_SET: SeedBundleOption[] = [
  {
    id: 52341,
    title: 'Rack',
    isRequired: true,
    includedProductId: null,
    values: [includedChoice(5233, { isDefault: true })],
  },
  ...PAIRS_BY_WEIGHT.map((productId, at) => ({
    id: 52342 + at,
    title: `Dumbbells, pair ${at + 1}`,
    isRequired: true,
    includedProductId: null,
    values: [includedChoice(productId, { defaultQty: 2, isDefault: true })],
  })),
  {
    id: 52347,
    title: 'A heavier pair',
    isRequired: false,
    includedProductId: null,
    values: [
      ownPriceChoice(5208, { defaultQty: 2, canChangeQty: true }),
      ownPriceChoice(5209, { defaultQty: 2, canChangeQty: true }),
    ],
  },
];

const rackSet = defineProduct({
  id: 5234,
  sku: 'HLD-DBRACK-SET',
  name: 'Halden Dumbbell Rack Set 5 to 20 kg',
  type: 'bundle',
  usd: 765,
  lb: 118 + poundsOf(100),
  short: 'The rack and four pairs, 5, 10, 15 and 20 kg.',
  text: 'A hotel gym in one order. The rack has room for six pairs more; add the 25s or the 30s now and they come on the same pallet.',
  pictures: ['dumbbell-rack-black', ['dumbbell-hex-20kg-black', 'The 20 kg dumbbell of the set']],
  categories: [CATEGORY.dumbbells],
  attributes: { color: 'black', made_in: 'USA' },
  specs: { 'In the set': '1 rack, 8 dumbbells', 'Total weight of the dumbbells': '100 kg' },
  stock: 15,
  maxQty: 4,
  rating: [4.8, 47],
  childrenIds: bundleChildrenIds(RACK_SET),
  bundleOptions: RACK_SET,
});

const grouped: readonly SeedProduct[] = [
  defineGrouped(
    {
      id: 5241,
      sku: 'HLD-HEX-SET',
      name: 'Halden Hex Dumbbells, full range',
      short: 'Nine weights from 5 to 30 kg, singly or in pairs.',
      text: 'Every hex dumbbell that we make, with the half steps that do not have a page of their own. Order by the piece: an odd number is nobody’s business but yours.',
      pictures: ['dumbbell-hex-pair-20kg-black', ['dumbbell-rack-black', 'Hex dumbbells on the rack']],
      categories,
      attributes: { made_in: 'Taiwan' },
      specs: { Weights: '5, 7.5, 10, 12.5, 15, 17.5, 20, 25, 30 kg', Tolerance: '±2%' },
      rating: [4.8, 306],
    },
    hex,
  ),
  defineGrouped(
    {
      id: 5242,
      sku: 'HLD-RND-SET',
      name: 'Halden Urethane Dumbbells, full range',
      short: 'Three weights in round urethane.',
      text: 'Ten, twenty and thirty kilos. The weights between are in development; write to us if you need them for a facility.',
      pictures: ['dumbbell-round-20kg-black', ['dumbbell-round-30kg-black', 'The 30 kg dumbbell']],
      categories,
      attributes: { made_in: 'USA' },
      specs: { Weights: '10, 20, 30 kg', Tolerance: '±1%' },
      rating: [4.9, 44],
    },
    round,
  ),
];

export const dumbbells: readonly SeedProduct[] = [...hex, ...round, loadable, pair, rack, rackSet, ...grouped];
