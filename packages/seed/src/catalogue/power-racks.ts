import { bundleChildrenIds, includedChoice, ownPriceChoice, pricedChoice } from '../builders/bundle.ts';
import { variantId } from '../builders/configurable.ts';
import { defineProduct } from '../builders/product.ts';
import type { SeedBundleOption, SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const RACK = {
  compat_tag: 'upright-75mm',
  compat_type: 'rack',
  compat_group: 'racks',
  made_in: 'USA',
  box_contents: 'Uprights and crossmembers, numbered|Every bolt, washer and nut|Two spanners|Instructions on one sheet',
};
const DETAIL = ['power-rack-detail', 'Numbered holes, gusset and J-cup, close up'] as const;

const JCUPS_BLACK = variantId(3101, 0);
const JCUPS_RED = variantId(3101, 1);
const JCUPS_PLAIN = 3103;
const SPOTTERS = 3104;
const DIP_HORNS = 3106;
const BAND_PEGS = 3107;
const PULL_UP = 3108;
const PULL_UP_FAT = 3109;
const STORAGE_PEGS = 3110;

/** Frames: the part of a rack that has a colour. They are sold through the racks only. */
const FRAMES: readonly (readonly [
  id: number,
  rack: 'R4' | 'R6',
  colour: string,
  usd: number,
  lb: number,
  stock: number,
])[] = [
  [3011, 'R4', 'black', 795, 265, 44],
  [3012, 'R4', 'red', 845, 265, 12],
  [3013, 'R4', 'blue', 845, 265, 9],
  [3014, 'R4', 'grey', 845, 265, 16],
  [3015, 'R6', 'black', 1195, 398, 21],
  [3016, 'R6', 'red', 1255, 398, 4],
  [3017, 'R6', 'grey', 1255, 398, 7],
];

const frames = FRAMES.map(([id, rack, colour, usd, lb, stock]) =>
  defineProduct({
    id,
    sku: `HLD-${rack}-FRAME-${colour.toUpperCase()}`,
    name: `Halden ${rack} frame, ${colour}`,
    usd,
    lb,
    boxCm: [238, 48, 26],
    short: `Uprights, cross-members and hardware of the ${rack}, in ${colour}.`,
    text: `Everything of the ${rack} that is made of 75 mm tube, powder-coated ${colour}, with gussets and bolts.`,
    pictures: [`power-rack-${colour}`],
    attributes: { ...RACK, color: colour, shipperhq_shipping_group: 'HEAVY_DIRECT', rogue_pickup_disabled: true },
    stock,
    maxQty: 4,
    isPart: true,
  }),
);

const rackOptions = (
  rackId: number,
  standardFrame: number,
  colouredFrames: readonly number[],
  pullUpQty: number,
): SeedBundleOption[] => [
  {
    id: rackId * 10 + 1,
    title: 'Frame colour',
    isRequired: true,
    includedProductId: null,
    values: [
      includedChoice(standardFrame, { isDefault: true }),
      ...colouredFrames.map((frame) => pricedChoice(frame, 50)),
    ],
  },
  {
    id: rackId * 10 + 2,
    title: 'J-cups',
    isRequired: true,
    includedProductId: null,
    values: [
      includedChoice(JCUPS_PLAIN, { isDefault: true }),
      pricedChoice(JCUPS_BLACK, 80),
      pricedChoice(JCUPS_RED, 80),
    ],
  },
  {
    id: rackId * 10 + 3,
    title: 'Pull-up bar',
    isRequired: true,
    includedProductId: null,
    values: [
      includedChoice(PULL_UP, { isDefault: true, defaultQty: pullUpQty }),
      pricedChoice(PULL_UP_FAT, 45, { defaultQty: pullUpQty }),
    ],
  },
  {
    id: rackId * 10 + 4,
    title: 'Spotter arms, with free band pegs',
    isRequired: false,
    includedProductId: BAND_PEGS,
    values: [ownPriceChoice(SPOTTERS)],
  },
  {
    id: rackId * 10 + 5,
    title: 'Plate storage',
    isRequired: false,
    includedProductId: null,
    values: [ownPriceChoice(STORAGE_PEGS, { canChangeQty: true })],
  },
  {
    id: rackId * 10 + 6,
    title: 'Dip station',
    isRequired: false,
    includedProductId: null,
    values: [
      { productId: DIP_HORNS, priceType: 'percent', price: '12', defaultQty: 1, canChangeQty: false, isDefault: false },
    ],
  },
];

const R4_OPTIONS = rackOptions(3001, 3011, [3012, 3013, 3014], 1);
const R6_OPTIONS = rackOptions(3002, 3015, [3016, 3017], 2);

const racks: readonly SeedProduct[] = [
  defineProduct({
    id: 3001,
    sku: 'HLD-R4',
    name: 'Halden R4 Power Rack',
    type: 'bundle',
    usd: 895,
    lb: 295,
    boxCm: [238, 60, 40],
    short: 'Four uprights of 75 mm, 3 mm steel, yours to fit out.',
    text: '<p>The R4 is 1,090 mm wide inside and 760 mm deep: room to miss a squat, short enough for a garage. Holes are laser cut every 50 mm, every 25 mm through the bench zone, and each has its number cut beside it.</p><ul><li>Choose the colour, the cups and the pull-up bar</li><li>Add spotter arms and we put in a set of band pegs</li><li>Bolts to the floor, or stands by itself on 150 kg of stored plates</li></ul>',
    pictures: ['power-rack-black', DETAIL],
    categories: [CATEGORY.powerRacks],
    attributes: { ...RACK, shipperhq_shipping_group: 'HEAVY_DIRECT', rogue_pickup_disabled: true },
    specs: {
      Uprights: '75 x 75 mm, 3 mm steel (11 gauge)',
      Footprint: '1,240 x 1,270 mm',
      Height: '2,290 mm',
      'Inside width': '1,090 mm',
      'Inside depth': '760 mm',
      'Hole spacing': '50 mm, 25 mm in the bench zone',
      'Rated load': '450 kg',
      Weight: '134 kg / 295 lb',
    },
    stock: 40,
    maxQty: 4,
    rating: [4.9, 702],
    childrenIds: bundleChildrenIds(R4_OPTIONS),
    bundleOptions: R4_OPTIONS,
  }),
  defineProduct({
    id: 3002,
    sku: 'HLD-R6',
    name: 'Halden R6 Power Rack',
    type: 'bundle',
    usd: 1345,
    lb: 430,
    boxCm: [238, 70, 50],
    short: 'Six uprights: a cage in front, plate storage behind.',
    text: '<p>Two more uprights carry the plates, so the rack stands still without a single anchor and the floor around it stays empty. Inside it is the R4, with the same holes and the same attachments.</p><p>The back bay is 610 mm deep and takes bumper plates of 450 mm; two pull-up bars come with it, for the front and for the back.</p>',
    pictures: ['power-rack-grey', DETAIL],
    categories: [CATEGORY.powerRacks],
    attributes: { ...RACK, shipperhq_shipping_group: 'HEAVY_DIRECT', rogue_pickup_disabled: true },
    specs: {
      Uprights: '75 x 75 mm, 3 mm steel (11 gauge)',
      Footprint: '1,240 x 1,950 mm',
      Height: '2,290 mm',
      'Inside width': '1,090 mm',
      'Inside depth': '760 mm + 610 mm storage',
      'Hole spacing': '50 mm, 25 mm in the bench zone',
      'Rated load': '450 kg',
      Weight: '195 kg / 430 lb',
    },
    stock: 18,
    maxQty: 2,
    rating: [4.9, 233],
    childrenIds: bundleChildrenIds(R6_OPTIONS),
    bundleOptions: R6_OPTIONS,
  }),
  defineProduct({
    id: 3003,
    sku: 'NPN-R3',
    name: 'Northpin R3 Power Rack',
    brand: 'Northpin',
    usd: 545,
    saleUsd: 495,
    lb: 198,
    boxCm: [222, 52, 28],
    short: 'A full cage of 60 mm tube at the price of a stand.',
    text: 'Two millimetre steel and one colour keep the price down; the cage is as deep as the R4. Comes with plain cups, pin-and-pipe safeties and a straight pull-up bar. It takes 60 mm attachments only, so think ahead.',
    pictures: ['power-rack-black', DETAIL],
    categories: [CATEGORY.powerRacks],
    attributes: {
      ...RACK,
      compat_tag: 'upright-60mm',
      made_in: 'Taiwan',
      color: 'black',
      shipperhq_shipping_group: 'HEAVY_DIRECT',
    },
    specs: {
      Uprights: '60 x 60 mm, 2 mm steel (14 gauge)',
      Footprint: '1,200 x 1,220 mm',
      Height: '2,100 mm',
      'Inside width': '1,080 mm',
      'Inside depth': '760 mm',
      'Rated load': '320 kg',
      Weight: '90 kg / 198 lb',
    },
    stock: 52,
    maxQty: 4,
    rating: [4.4, 319],
  }),
];

export const powerRacks: readonly SeedProduct[] = [...racks, ...frames];
