import { expect, it } from 'vitest';
import { packOrder } from './pack-order.ts';

const terms = { defaultOrigin: 'M', heaviestParcel: 150, longestParcel: 100, freightAbove: 1_000 };
const pieceFrom = (origin: string) => ({
  productId: 1,
  qty: 1,
  milliPounds: 1_000,
  volume: 0,
  longestSide: 0,
  origin,
  isFreight: false,
  isFree: false,
  isFiveForFive: false,
});

it.each([
  [
    ['Z', 'M', 'A'],
    ['M', 'A', 'Z'],
  ],
  [
    ['A', 'Z', 'M'],
    ['M', 'A', 'Z'],
  ],
  [
    ['M', 'Z', 'A'],
    ['M', 'A', 'Z'],
  ],
  [
    ['Z', 'A'],
    ['A', 'Z'],
  ],
])('packing order from %j: the origin of the site first, others by name', (origins, packed) => {
  const { split } = packOrder(origins.map(pieceFrom), terms);
  expect(split.map(({ pieces }) => pieces[0]?.origin)).toEqual(packed);
  expect(split.map(({ packageNumber }) => packageNumber)).toEqual(packed.map((_, at) => at + 1));
});
