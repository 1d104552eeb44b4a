import { expect, it } from 'vitest';
import { contentsOfParcel } from './contents-of-parcel.ts';
import type { Piece } from './pieces-of.ts';

const piece = (productId: number, qty: number) => ({ productId, qty }) as Piece;
const products = new Map(Array.from({ length: 9 }, (_, at) => [at, { name: `Plate ${at}` }]));

it('package contents name at most six products', () => {
  expect(contentsOfParcel({ pieces: [piece(1, 2), piece(3, 10)] }, products)).toBe('2 × Plate 1, 10 × Plate 3');
  const pieces = Array.from({ length: 8 }, (_, at) => piece(at, 1));
  expect(contentsOfParcel({ pieces }, products)).toMatch(/1 × Plate 5 and 2 more$/);
});

it('package contents fit the wire limits for any product names', () => {
  const long = new Map(Array.from({ length: 9 }, (_, at) => [at, { name: 'x'.repeat(255) }]));
  const pieces = Array.from({ length: 9 }, (_, at) => piece(at, 10_000));
  expect(contentsOfParcel({ pieces }, long).length).toBeLessThanOrEqual(1_000);
});
