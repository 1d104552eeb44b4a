import { bundleChildrenIds, includedChoice, ownPriceChoice, pricedChoice } from '../builders/bundle.ts';
import { variantId } from '../builders/configurable.ts';
import { defineGrouped } from '../builders/grouped.ts';
import { defineProduct, poundsOf } from '../builders/product.ts';
import type { SeedBundleOption, SeedProduct } from '../seed-data.ts';
import { bumperPlates, HUNDO } from './bumper-plates.ts';
import { CATEGORY } from './category-ids.ts';
import { changePlates } from './change-plates.ts';
import { blackTwenty, ironPlates } from './iron-plates.ts';

const categories = [CATEGORY.plateSets];

const grouped: readonly SeedProduct[] = [
  defineGrouped(
    {
      id: 2401,
      sku: 'HLD-CBP-SET',
      name: 'Halden Competition Bumper Plates',
      short: 'Pick the pairs you need, 5 to 25 kg.',
      text: 'All five competition plates on one page. Choose how many of each; two of every weight make 150 kg of plates, which is where most lifting platforms begin.',
      pictures: ['bumper-plate-set-competition', ['bumper-plate-25kg-red', 'The 25 kg plate']],
      categories: [...categories, CATEGORY.bumperPlates],
      attributes: { made_in: 'USA' },
      specs: { Weights: '5, 10, 15, 20, 25 kg', Tolerance: '±10 g', Diameter: '450 mm' },
      rating: [4.9, 471],
    },
    bumperPlates.competition,
  ),
  defineGrouped(
    {
      id: 2402,
      sku: 'HLD-TBP-SET',
      name: 'Halden Training Bumper Plates, kilograms',
      short: 'Black plates with coloured stripes, 5 to 25 kg.',
      text: 'Build your own set of training plates. All of them count towards Hundo: from 500 lb on, each pound costs a little less, whichever weights you mix.',
      pictures: ['bumper-plate-set-training', ['bumper-plate-training-20kg-black', 'The 20 kg plate']],
      categories: [...categories, CATEGORY.bumperPlates],
      hundoPricing: HUNDO,
      attributes: { made_in: 'USA' },
      specs: { Weights: '5, 10, 15, 20, 25 kg', Tolerance: '±1%', Diameter: '450 mm' },
      rating: [4.8, 903],
    },
    bumperPlates.training,
  ),
  defineGrouped(
    {
      id: 2403,
      sku: 'HLD-TBP-SET-LB',
      name: 'Halden Training Bumper Plates, pounds',
      short: 'The same plates for gyms that count in pounds, 10 to 55 lb.',
      text: 'Six weights from 10 to 55 lb, all 450 mm across. Two 45s and two 25s with a 45 lb bar make the 185 that everybody remembers. They count towards Hundo together with the kilogram plates.',
      pictures: ['bumper-plate-set-training'],
      categories: [...categories, CATEGORY.bumperPlates],
      hundoPricing: HUNDO,
      attributes: { made_in: 'USA' },
      specs: { Weights: '10, 15, 25, 35, 45, 55 lb', Tolerance: '±1%', Diameter: '450 mm' },
      rating: [4.8, 1122],
    },
    bumperPlates.inPounds,
  ),
  defineGrouped(
    {
      id: 2404,
      sku: 'HLD-IRN-SET',
      name: 'Halden Deep Dish Plates, kilograms',
      short: 'Black iron from 5 to 20 kg.',
      text: 'Deep-dish iron in four weights. It takes less room on the sleeve than rubber, so seven twenties fit on one side; it also rings like a bell, so do not drop it.',
      pictures: ['iron-plate-set-black', ['iron-plate-20kg-black', 'The 20 kg plate']],
      categories: [...categories, CATEGORY.ironPlates],
      attributes: { made_in: 'USA' },
      specs: { Weights: '5, 10, 15, 20 kg', Tolerance: '±1%', 'Collar opening': '50.6 mm' },
      rating: [4.8, 318],
    },
    [...ironPlates.single, ...blackTwenty],
  ),
  defineGrouped(
    {
      id: 2405,
      sku: 'HLD-IRN-SET-LB',
      name: 'Halden Deep Dish Plates, pounds',
      short: 'Black iron from 2.5 to 45 lb.',
      text: 'The pound set: two each of 2.5, 5, 10, 25 and 35, and as many 45s as your rack can take. Enamel chips where iron meets iron; that is what it is for.',
      pictures: ['iron-plate-set-black'],
      categories: [...categories, CATEGORY.ironPlates],
      attributes: { made_in: 'USA' },
      specs: { Weights: '2.5, 5, 10, 25, 35, 45 lb', Tolerance: '±1%', 'Collar opening': '50.6 mm' },
      rating: [4.7, 288],
    },
    ironPlates.inPounds,
  ),
  defineGrouped(
    {
      id: 2406,
      sku: 'HLD-CHG-SET',
      name: 'Halden Change Plates',
      short: 'Six small plates, half a kilo to five.',
      text: 'A pair of each is 25 kg of small steps, and it hangs on a single storage peg. Choose two of each if you are not sure.',
      pictures: ['change-plate-set', ['change-plate-0-5kg-white', 'The 0.5 kg plate']],
      categories: [...categories, CATEGORY.changePlates],
      attributes: { made_in: 'USA' },
      specs: { Weights: '0.5, 1, 1.5, 2, 2.5, 5 kg', Tolerance: '±5 g', 'Collar opening': '50.4 mm' },
      rating: [4.9, 362],
    },
    changePlates,
  ),
];

/** What the Olympic sets offer, by id. */
const CLUB_BAR = 1002;
const CLUB_BAR_15 = 1007;
const POWER_BAR = 1012;
const CLAMPS_BLACK = variantId(1201, 0);
const CLAMPS_RED = variantId(1201, 1);
const CHALK = 7811;

const olympicOptions = (bundleId: number, pairs: readonly (readonly [number, number])[]): SeedBundleOption[] => [
  {
    id: bundleId * 10 + 1,
    title: 'Bar',
    isRequired: true,
    includedProductId: null,
    values: [includedChoice(CLUB_BAR, { isDefault: true }), includedChoice(CLUB_BAR_15), pricedChoice(POWER_BAR, 20)],
  },
  ...pairs.map(([plateId, qty], at) => ({
    id: bundleId * 10 + 2 + at,
    title: `Plates, pair ${at + 1}`,
    isRequired: true,
    includedProductId: null,
    values: [includedChoice(plateId, { defaultQty: qty, isDefault: true })],
  })),
  {
    id: bundleId * 10 + 8,
    title: 'Collars, with a free chalk block',
    isRequired: false,
    includedProductId: CHALK,
    values: [ownPriceChoice(CLAMPS_BLACK), ownPriceChoice(CLAMPS_RED)],
  },
];

const STARTER = olympicOptions(2501, [
  [2112, 2],
  [2114, 2],
  [2115, 2],
]);
const CLUB = olympicOptions(2502, [
  [2101, 2],
  [2102, 2],
  [2103, 2],
  [2104, 2],
]);

const bundles: readonly SeedProduct[] = [
  defineProduct({
    id: 2501,
    sku: 'HLD-SET-90',
    name: 'Halden Olympic Set 90 kg',
    type: 'bundle',
    usd: 725,
    lb: poundsOf(90),
    short: 'A Club Bar and 70 kg of training plates, in one price.',
    text: '<p>A bar, two twenties, two tens and two fives: what a first year of lifting needs, for less than the parts. Choose the 15 kg bar if your hands are small, or put in the stiffer Power Bar. Take collars with it and the chalk is on us.</p>',
    pictures: ['bumper-plate-set-training', ['barbell-olympic-chrome', 'The Club Bar of the set']],
    categories: [CATEGORY.plateSets, CATEGORY.olympicBars],
    attributes: { made_in: 'USA' },
    specs: { 'In the set': '1 bar, 6 bumper plates', 'Total weight': '90 kg with the 20 kg bar', Diameter: '450 mm' },
    stock: 40,
    maxQty: 4,
    rating: [4.8, 196],
    childrenIds: bundleChildrenIds(STARTER),
    bundleOptions: STARTER,
  }),
  defineProduct({
    id: 2502,
    sku: 'HLD-SET-160C',
    name: 'Halden Club Set 160 kg',
    type: 'bundle',
    usd: 1595,
    lb: poundsOf(160),
    short: 'Competition plates in four colours and a bar to carry them.',
    text: '<p>Two each of red, blue, yellow and green, calibrated, with a Club Bar. One set equips a platform; two share a plate tree. Swap the bar at no charge for the 15 kg one.</p>',
    pictures: ['bumper-plate-set-competition', ['barbell-olympic-chrome', 'The Club Bar of the set']],
    categories: [CATEGORY.plateSets, CATEGORY.olympicBars],
    attributes: { made_in: 'USA' },
    specs: {
      'In the set': '1 bar, 8 competition plates',
      'Total weight': '160 kg with the 20 kg bar',
      Diameter: '450 mm',
    },
    stock: 12,
    maxQty: 4,
    rating: [4.9, 74],
    childrenIds: bundleChildrenIds(CLUB),
    bundleOptions: CLUB,
  }),
];

export const plateSets: readonly SeedProduct[] = [...grouped, ...bundles];
