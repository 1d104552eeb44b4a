import { money } from '@ironcart/core/money';
import type { ConfigurableAxis, GiftCardData } from '@ironcart/core/product';
import type { BundleOptionView } from '../product/BundlePicker.tsx';
import type { GroupedRowView } from '../product/GroupedTable.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { samplePicture } from './sample-pictures.ts';

interface CardSketch {
  readonly name: string;
  readonly price: number;
  readonly was?: number;
  readonly masters: readonly string[];
  readonly rating?: ProductCardView['product']['rating'];
  readonly note?: string;
  readonly snipe?: ProductCardView['snipe'];
  readonly stock?: ProductCardView['stock'];
  readonly isFrom?: boolean;
}

const sketches: readonly CardSketch[] = [
  {
    name: 'Olympic bar 20 kg, chrome',
    price: 34_500,
    masters: ['barbell-olympic-chrome', 'barbell-olympic-chrome-detail'],
    rating: { average: 4.8, count: 1284 },
  },
  {
    name: 'Competition bumper plate',
    price: 9_900,
    isFrom: true,
    masters: ['bumper-plate-25kg-red', 'bumper-plate-20kg-blue'],
    rating: { average: 4.9, count: 612 },
    note: '5 weights',
  },
  {
    name: 'Power rack with four uprights, spotter arms and a multi-grip pull-up bar',
    price: 109_500,
    was: 129_500,
    masters: ['power-rack-black', 'power-rack-detail'],
    rating: { average: 4.7, count: 96 },
  },
  { name: 'Flat bench', price: 24_500, masters: ['flat-bench-black'], stock: { code: 'lowStock', left: 3 } },
  {
    name: 'Kettlebell 16 kg',
    price: 6_900,
    masters: ['kettlebell-16kg-black', 'kettlebell-competition-16kg-yellow'],
    rating: { average: 4.6, count: 2201 },
    snipe: { label: 'New' },
  },
  {
    name: 'Trap bar with raised handles',
    price: 42_500,
    masters: ['trap-bar-black'],
    rating: { average: 4.4, count: 41 },
    stock: { code: 'backorder', leadTime: '3 weeks' },
  },
  {
    name: 'Hex dumbbell 20 kg',
    price: 7_450,
    masters: ['dumbbell-hex-20kg-black'],
    rating: { average: 4.9, count: 310 },
  },
  {
    name: 'Half rack',
    price: 89_500,
    masters: ['half-rack-red'],
    rating: { average: 5, count: 12 },
    stock: { code: 'outOfStock', restock: 'back in March' },
  },
];

export const sampleCards: readonly ProductCardView[] = sketches.map((sketch, index) => ({
  product: {
    productId: 1001 + index,
    name: sketch.name,
    url: `/product-${1001 + index}`,
    gallery: sketch.masters.map((master) => samplePicture(master)),
    rating: sketch.rating,
  },
  price: {
    amount: money(sketch.price),
    listAmount: sketch.was === undefined ? undefined : money(sketch.was),
    reason: sketch.was === undefined ? undefined : 'sale',
    isFrom: sketch.isFrom,
  },
  stock: sketch.stock,
  note: sketch.note,
  snipe: sketch.snipe,
}));

export const sampleGallery = [
  samplePicture('barbell-olympic-chrome', 'The bar, full length'),
  samplePicture('barbell-olympic-chrome-detail', 'Sleeve and collar, close'),
  samplePicture('barbell-ceramic-red', 'The red finish'),
];

export const sampleSpecs = [
  { label: 'Bar weight', value: '20 kg (44.1 lb)' },
  { label: 'Shaft diameter', value: '28.5 mm' },
  { label: 'Tensile strength', value: '215,000 psi' },
  { label: 'Loadable sleeve', value: '415 mm' },
  { label: 'Knurl marks', value: 'Dual, IWF and IPF' },
  { label: 'Rotation', value: 'Ten needle bearings' },
];

export const sampleAxes: readonly ConfigurableAxis[] = [
  {
    attribute: 'color',
    label: 'Finish',
    values: [
      { value: 'chrome', label: 'Bright chrome', swatch: '#c9ccd1', productIds: [1] },
      { value: 'black', label: 'Black zinc', swatch: '#26282b', productIds: [2] },
      { value: 'red', label: 'Red ceramic', swatch: '#a8231d', productIds: [3] },
    ],
  },
  {
    attribute: 'weight',
    label: 'Weight',
    values: [
      { value: '15', label: '15 kg', productIds: [1] },
      { value: '20', label: '20 kg', productIds: [2] },
      { value: '25', label: '25 kg', productIds: [3] },
    ],
  },
];

export const sampleBundle: readonly BundleOptionView[] = [
  {
    id: 1,
    title: 'Bar',
    isRequired: true,
    includedName: 'a pair of collars',
    values: [
      {
        productId: 1,
        name: 'Olympic bar 20 kg',
        qty: 1,
        adds: money(0),
        picture: samplePicture('barbell-olympic-chrome'),
      },
      { productId: 2, name: 'Axle bar 50 mm', qty: 1, adds: money(4_000), picture: samplePicture('axle-bar-black') },
    ],
  },
  {
    id: 2,
    title: 'Bench',
    isRequired: false,
    values: [
      { productId: 3, name: 'Flat bench', qty: 1, adds: money(24_500), picture: samplePicture('flat-bench-black') },
      {
        productId: 4,
        name: 'Adjustable bench',
        qty: 1,
        adds: money(44_500),
        picture: samplePicture('adjustable-bench-black'),
        isOutOfStock: true,
      },
    ],
  },
];

export const sampleGroup: readonly GroupedRowView[] = [
  { productId: 25, name: '25 kg, pair', sku: 'BP-25', price: { amount: money(39_900) } },
  {
    productId: 20,
    name: '20 kg, pair',
    sku: 'BP-20',
    price: { amount: money(32_900) },
    stock: { code: 'lowStock', left: 2 },
  },
  { productId: 15, name: '15 kg, pair', sku: 'BP-15', price: { amount: money(25_900) }, stock: { code: 'outOfStock' } },
];

export const sampleGiftCard: GiftCardData = {
  isOpenAmountAllowed: true,
  openAmountMin: money(1_000),
  openAmountMax: money(100_000),
  amounts: [money(5_000), money(10_000), money(25_000)],
  type: 'virtual',
};
