import { money } from '@ironcart/core/money';
import { plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Parcel, packOrder, poundsOf } from './pack-order.ts';
import { type Piece, piecesOf } from './pieces-of.ts';
import { amountFor, billedWeightOf, rateParcel } from './rate-parcel.ts';
import type { PackingTerms, RateBand, ShippingMethod } from './shipping-table.ts';

const terms = (): fc.Arbitrary<PackingTerms> =>
  fc.integer({ min: 30, max: 150 }).chain((heaviestParcel) =>
    fc.record({
      defaultOrigin: fc.constant('home'),
      heaviestParcel: fc.constant(heaviestParcel),
      longestParcel: fc.integer({ min: 40, max: 120 }),
      freightAbove: fc.integer({ min: heaviestParcel, max: 10 * heaviestParcel }),
    }),
  );

interface Packable {
  readonly productId: number;
  readonly qty: number;
  readonly children: readonly Packable[];
}

const order = () =>
  fc
    .record({
      terms: terms(),
      products: fc.array(
        fc.record({
          weight: fc.integer({ min: 0, max: 200_000 }).map((milli) => milli / 1_000),
          origin: fc.constantFrom('home', 'abroad', undefined),
          side: fc.option(fc.integer({ min: 1, max: 140 }), { nil: undefined }),
          group: fc.constantFrom('', 'FREE', 'HEAVY_DIRECT'),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      quantities: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 8, maxLength: 8 }),
    })
    .map(({ terms: packing, products, quantities }) => {
      const known = products.map(({ weight, group }, at) =>
        plainProduct({ productId: at + 1, weight, attributes: { shipperhq_shipping_group: group } }),
      );
      return {
        terms: packing,
        products: new Map(known.map((product) => [product.productId, product])),
        goods: new Map(
          products.map(({ origin, side }, at) => [
            at + 1,
            { origin, box: side === undefined ? undefined : { length: side, width: 5, height: 5 } },
          ]),
        ),
        items: known.map(({ productId }, at): Packable => ({ productId, qty: quantities[at] ?? 1, children: [] })),
      };
    });

const countsOf = (pieces: readonly Piece[]) => {
  const counts = new Map<number, number>();
  for (const { productId, qty } of pieces) counts.set(productId, (counts.get(productId) ?? 0) + qty);
  return counts;
};
const milliPoundsOf = (pieces: readonly Piece[]) => Math.round(poundsOf(pieces) * 1_000);

describe('packOrder', () => {
  it('puts every piece into exactly one package, in every packing mode', () => {
    fc.assert(
      fc.property(order(), ({ items, ...packing }) => {
        const pieces = piecesOf(items, packing);
        const { merged, split } = packOrder(pieces, packing.terms);
        const asked = new Map(items.map(({ productId, qty }) => [productId, qty]));
        for (const packages of split.length > 0 ? [merged, split] : [merged]) {
          const packed = packages.flatMap((parcel) => parcel.pieces);
          expect(countsOf(packed)).toEqual(asked);
          expect(milliPoundsOf(packed)).toBe(milliPoundsOf(pieces));
          expect(packages.map(({ packageNumber }) => packageNumber)).toEqual(packages.map((_, at) => at + 1));
        }
      }),
    );
  });

  it('packs no parcel above the limits of the site, and ships heavier or longer pieces by freight', () => {
    fc.assert(
      fc.property(order(), ({ items, ...packing }) => {
        const { merged, split } = packOrder(piecesOf(items, packing), packing.terms);
        for (const { isFreight, pieces } of [...merged, ...split]) {
          expect(pieces.length).toBeGreaterThan(0);
          if (isFreight) continue;
          expect(milliPoundsOf(pieces)).toBeLessThanOrEqual(packing.terms.heaviestParcel * 1_000);
          for (const piece of pieces) {
            expect(piece.isFreight).toBe(false);
            expect(piece.longestSide).toBeLessThanOrEqual(packing.terms.longestParcel);
          }
        }
      }),
    );
  });

  it('mixes neither origins nor freight with parcels when splitting, and needs few packages', () => {
    fc.assert(
      fc.property(order(), ({ items, ...packing }) => {
        const { merged, split } = packOrder(piecesOf(items, packing), packing.terms);
        for (const { pieces } of split) expect(new Set(pieces.map(({ origin }) => origin)).size).toBe(1);
        expect(split.filter(({ isFreight }) => isFreight).length).toBeLessThanOrEqual(2);
        expect(merged.length).toBeLessThanOrEqual(21);
        if (split.length > 0) expect(merged.length).toBeLessThanOrEqual(split.length + 20);
        if (merged.some(({ isFreight }) => isFreight)) expect(merged).toHaveLength(1);
      }),
    );
  });

  it('packs ten thousand of each of a hundred products as fast as one', () => {
    const plain = plainProduct({ productId: 1, weight: 0.001 });
    const packing = {
      terms: { defaultOrigin: 'home', heaviestParcel: 150, longestParcel: 100, freightAbove: 1_500 },
      products: new Map([[1, plain]]),
      goods: new Map(),
    };
    const items = Array.from({ length: 100 }, () => ({ productId: 1, qty: 10_000, children: [] }));
    const { merged } = packOrder(piecesOf(items, packing), packing.terms);
    expect(merged.length).toBe(7);
  });
});

/** Bands that the database accepts: each costs at least as much as the end of the previous one. */
const bands = (): fc.Arbitrary<readonly RateBand[]> =>
  fc
    .array(
      fc.record({
        width: fc.integer({ min: 1, max: 60 }),
        rise: fc.integer({ min: 0, max: 500 }),
        perLb: fc.integer({ min: 0, max: 300 }),
      }),
      { minLength: 1, maxLength: 5 },
    )
    .map((steps) => {
      let from = 0;
      let reached = 500;
      return steps.map(({ width, rise, perLb }, at): RateBand => {
        const base = Math.max(0, reached + rise - perLb * from);
        from += width;
        reached = base + perLb * from;
        const isLast = at === steps.length - 1;
        return { zoneCode: 'zone', upToWeight: isLast ? null : from, base: money(base), perLb: money(perLb) };
      });
    });
const weight = () => fc.integer({ min: 0, max: 300_000 }).map((milli) => milli / 1_000);

const methodOf = (given: Partial<ShippingMethod>): ShippingMethod => ({
  shippingCode: 'ground',
  label: 'Ground',
  carrier: 'Carrier',
  kind: 'parcel',
  origin: undefined,
  dimensionalDivisor: undefined,
  workingDays: new Map(),
  maxPackageWeight: undefined,
  maxPackageLength: undefined,
  bands: [],
  ...given,
});

describe('price of a package', () => {
  it('never decreases with its weight, within a zone', () => {
    fc.assert(
      fc.property(bands(), weight(), weight(), (table, one, other) => {
        const [lighter, heavier] = one < other ? [one, other] : [other, one];
        const [less, more] = [amountFor(table, 'zone', lighter), amountFor(table, 'zone', heavier)];
        expect(less).toBeDefined();
        expect(less).toBeLessThanOrEqual(more ?? -1);
        expect(amountFor(table, 'elsewhere', one)).toBeUndefined();
      }),
    );
  });

  it('is based on the weight or the dimensional weight, whichever is higher', () => {
    fc.assert(
      fc.property(order(), fc.integer({ min: 50, max: 300 }), ({ items, ...packing }, divisor) => {
        const pieces = piecesOf(items, packing);
        const volume = pieces.reduce((total, piece) => total + piece.volume * piece.qty, 0);
        const billed = billedWeightOf(pieces, { dimensionalDivisor: divisor });
        expect(billed).toBeGreaterThanOrEqual(poundsOf(pieces));
        expect(billed).toBeCloseTo(Math.max(poundsOf(pieces), volume / divisor), 3);
        expect(billedWeightOf(pieces, { dimensionalDivisor: undefined })).toBe(poundsOf(pieces));
      }),
    );
  });

  it('is never higher because of goods that ship free, and 0 for those alone', () => {
    fc.assert(
      fc.property(order(), bands(), ({ items, ...packing }, table) => {
        const pieces = piecesOf(items, packing);
        const methods = [methodOf({ bands: table })];
        const rated = (held: readonly Piece[]) => {
          const parcel: Parcel = { packageNumber: 1, isFreight: false, pieces: held };
          return rateParcel(parcel, methods, 'zone')[0]?.amount;
        };
        const paid = pieces.filter(({ isFree }) => !isFree);
        expect(rated(pieces)).toBe(paid.length === 0 ? 0 : rated(paid));
      }),
    );
  });
});
