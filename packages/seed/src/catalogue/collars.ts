import { defineConfigurable } from '../builders/configurable.ts';
import { colourAxis } from '../builders/palette.ts';
import { defineProduct } from '../builders/product.ts';
import type { SeedProduct } from '../seed-data.ts';
import { CATEGORY } from './category-ids.ts';

const COLLAR = {
  compat_tag: 'bar-50mm',
  compat_type: 'collar',
  compat_group: 'barbells',
  compat_accessory_for_type: 'barbell',
};
const categories = [CATEGORY.collars, CATEGORY.accessories];

export const collars: readonly SeedProduct[] = [
  ...defineConfigurable({
    id: 1201,
    sku: 'HLD-COL-CLAMP',
    name: 'Halden Clamp Collars',
    usd: 42,
    lb: 1,
    boxCm: [16, 12, 5],
    short: 'One-hand clamps for 50 mm sleeves, sold in pairs.',
    text: 'Press the lever and they grip; lift it and they slide. The nylon body is filled with glass fibre and the pads are replaceable urethane, so they hold on chrome and do not scratch ceramic. Good for clusters, complexes and anything that gets dropped.',
    pictures: ['collars-black'],
    categories,
    attributes: { ...COLLAR, made_in: 'USA' },
    specs: {
      'Fits sleeve': '50 mm',
      'Weight of the pair': '0.45 kg',
      Body: 'Glass-filled nylon',
      Pads: 'Urethane, replaceable',
    },
    rating: [4.8, 2210],
    axes: [colourAxis('black', 'red', 'blue')],
    variant: ({ color }) => ({ pictures: [`collars-${color}`], stock: color === 'blue' ? 9 : 320 }),
  }),
  defineProduct({
    id: 1205,
    sku: 'NPN-COL-SPRING',
    name: 'Northpin Spring Collars',
    brand: 'Northpin',
    usd: 12,
    lb: 0.9,
    boxCm: [14, 10, 6],
    short: 'Chromed spring collars, the pair.',
    text: 'Seven turns of 7 mm spring steel and two plastic grips. They are what every gym has a bucket of, and they do the job for slow lifts. For drops choose the clamps.',
    pictures: ['spring-collars-chrome'],
    categories,
    attributes: { ...COLLAR, made_in: 'Taiwan', shipperhq_shipping_group: 'FREE' },
    specs: { 'Fits sleeve': '50 mm', 'Weight of the pair': '0.4 kg', Wire: '7 mm spring steel, chromed' },
    stock: 540,
    maxQty: 50,
    rating: [4.3, 615],
  }),
  defineProduct({
    id: 1206,
    sku: 'HLD-COL-SPRING-HD',
    name: 'Halden Heavy Spring Collars',
    usd: 19.5,
    lb: 1.4,
    boxCm: [15, 11, 7],
    short: 'Spring collars of 9 mm wire that do not go soft.',
    text: 'Thicker wire and one turn more than the usual spring collar. They need both thumbs for the first month, and they still hold after five years on a rental floor.',
    pictures: ['spring-collars-chrome'],
    categories,
    attributes: { ...COLLAR, made_in: 'USA' },
    specs: { 'Fits sleeve': '50 mm', 'Weight of the pair': '0.65 kg', Wire: '9 mm spring steel, chromed' },
    stock: 130,
    maxQty: 50,
    rating: [4.6, 92],
  }),
];
