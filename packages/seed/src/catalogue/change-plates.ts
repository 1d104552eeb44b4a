import { defineProduct, type ProductSpec, poundsOf } from '../builders/product.ts';
import { CATEGORY } from './category-ids.ts';

type ChangeRow = Pick<ProductSpec, 'id' | 'usd' | 'stock' | 'rating' | 'text'> & {
  readonly kg: number;
  readonly colour: string;
  readonly diameterMm: number;
};

const ROWS: readonly ChangeRow[] = [
  {
    id: 2301,
    kg: 5,
    colour: 'white',
    diameterMm: 230,
    usd: 34,
    stock: 110,
    rating: [4.8, 164],
    text: 'The largest of the change plates, rubber all round, so it sits tight against a bumper and does not rattle. White, as the rule book wants it.',
  },
  {
    id: 2302,
    kg: 2.5,
    colour: 'red',
    diameterMm: 210,
    usd: 22,
    stock: 180,
    rating: [4.9, 305],
    text: 'A pair of these is the classic five-kilo jump. The raised lip gives cold fingers something to hold.',
  },
  {
    id: 2303,
    kg: 2,
    colour: 'blue',
    diameterMm: 190,
    usd: 19.5,
    stock: 135,
    rating: [4.8, 141],
    text: 'For fours, when five is too much. The rubber grips the sleeve, so a light load may go without a collar.',
  },
  {
    id: 2304,
    kg: 1.5,
    colour: 'yellow',
    diameterMm: 175,
    usd: 17,
    stock: 122,
    rating: [4.8, 128],
    text: 'The odd one out that makes three-kilo steps possible. You will look for it only once you have it.',
  },
  {
    id: 2305,
    kg: 1,
    colour: 'green',
    diameterMm: 160,
    usd: 14.5,
    stock: 205,
    rating: [4.9, 236],
    text: 'One kilo a side for the presses, where progress is measured in breadcrumbs.',
  },
  {
    id: 2306,
    kg: 0.5,
    colour: 'white',
    diameterMm: 134,
    usd: 12,
    stock: 3,
    rating: [4.9, 259],
    text: 'Half a kilo, weighed to within five grams. The plate that ends a plateau, and the one that disappears first from every gym.',
  },
];

/** Rubber-coated change plates from 5 to 0.5 kg. */
export const changePlates = ROWS.map(({ kg, colour, diameterMm, text, ...row }) =>
  defineProduct({
    ...row,
    sku: `HLD-CHG-${String(kg).replace('.', '-')}`,
    name: `Halden Change Plate ${kg} kg`,
    lb: poundsOf(kg),
    boxCm: [Math.ceil(diameterMm / 10) + 1, Math.ceil(diameterMm / 10) + 1, 4],
    short: `${colour.charAt(0).toUpperCase()}${colour.slice(1)} rubber over steel. Sold singly.`,
    text: `<p>${text}</p><p>${diameterMm} mm across, weighed to ±5 g. The bore is a friction fit on a 50 mm sleeve, so it stays where you push it.</p>`,
    pictures: [
      `change-plate-${String(kg).replace('.', '-')}kg-${colour}`,
      ['change-plate-set', 'All six change plates'],
    ],
    categories: [CATEGORY.changePlates],
    attributes: {
      compat_tag: 'bar-50mm',
      compat_type: 'plate',
      compat_group: 'barbells',
      color: colour,
      made_in: 'USA',
    },
    specs: {
      Weight: `${kg} kg ±5 g`,
      Diameter: `${diameterMm} mm`,
      'Collar opening': '50.4 mm, friction fit',
      Coating: 'Rubber, moulded on',
    },
    maxQty: 20,
  }),
);
