import { money } from '@ironcart/core/money';
import type { Product, WeightTier } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { type ExplainTerms, explain } from './explain.ts';
import { formatTrace } from './format-trace.ts';

const context: ExplainTerms = { now: 0, shopper: { groupId: 0 } };
const tier = (ruleWeight: number, discountPerLb: number): WeightTier => ({
  ruleWeight,
  discountPerLb: money(discountPerLb),
});
const plate = (productId: number, weight: number, ...hundoPricing: WeightTier[]) =>
  plainProduct({ productId, name: `Plate ${productId}`, listPrice: money(50_000), weight, hundoPricing });
const explainCart = (lines: readonly (readonly [Product, number])[], given = context) =>
  explain({
    items: lines.map(([{ productId }, qty]) => plainLineItem({ productId, qty, listItemId: `line-${productId}` })),
    products: new Map(lines.map(([product]) => [product.productId, product])),
    ...given,
  });
const hintsOf = (...lines: (readonly [Product, number])[]) =>
  explainCart(lines).lines.map(({ steps }) =>
    steps.flatMap(({ rule, skipped }) => (rule === 'weightTier' && skipped ? [skipped] : [])),
  );

describe('next weight tier', () => {
  it('is the nearest heavier tier with a higher discount per pound, in any order of the tiers [S9-hundo-01]', () => {
    const upAndDown = [tier(600, 50), tier(100, 10), tier(400, 40), tier(200, 5), tier(300, 25)];
    // 130 lb at 0.10 a pound; the tier of 200 takes less, that of 300 takes 0.25 a pound.
    expect(hintsOf([plate(1, 130, ...upAndDown), 1])).toEqual([
      [{ code: 'belowNextTier', pieces: 2, saving: 130 * 25 - 130 * 10 }],
    ]);
    expect(hintsOf([plate(1, 10, ...upAndDown), 13])).toEqual([
      [{ code: 'belowNextTier', pieces: 17, saving: 130 * 25 - 130 * 10 }],
    ]);
  });

  it('is absent if no heavier tier has a higher discount [S9-hundo-01]', () => {
    const worse = [tier(100, 30), tier(200, 10), tier(900, 10)];
    expect(hintsOf([plate(1, 250, ...worse), 1])).toEqual([[]]);
    expect(hintsOf([plate(1, 250, tier(200, 0), tier(900, 0)), 1])).toEqual([[{ code: 'highestTier' }]]);
  });

  it('is computed for each line from its own tiers, with the savings of the whole order [S9-hundo-01]', () => {
    const heavy = plate(1, 45, tier(100, 10), tier(300, 25));
    const light = plate(2, 10, tier(200, 50));
    // 100 lb now: 90 at 0.10. At 300 lb the light ones have their 0.50, too; at 200 lb they alone gain.
    expect(hintsOf([heavy, 2], [light, 1])).toEqual([
      [{ code: 'belowNextTier', pieces: 5, saving: 90 * 25 + 10 * 50 - 90 * 10 }],
      [{ code: 'belowNextTier', pieces: 10, saving: 10 * 50 }],
    ]);
    const alike = plate(3, 10, tier(200, 50), tier(1_000, 60));
    expect(hintsOf([alike, 1], [{ ...alike, productId: 4, hundoPricing: [tier(1_000, 60)] }, 1])).toEqual([
      [{ code: 'belowNextTier', pieces: 18, saving: 500 }],
      [{ code: 'belowNextTier', pieces: 98, saving: 1_200 }],
    ]);
  });

  it('saves the discount of the weight reached with it, for each of several tiers [S9-hundo-01]', () => {
    // 90 lb now; the lines would bring the order to 200, 125 and 95 lb.
    const lines = [
      [plate(1, 10, tier(200, 50)), 5],
      [plate(2, 35, tier(100, 10)), 1],
      [plate(3, 5, tier(95, 20)), 1],
    ] as const;
    expect(hintsOf(...lines)).toEqual([
      [{ code: 'belowNextTier', pieces: 11, saving: 50 * 50 + 35 * 10 + 5 * 20 }],
      [{ code: 'belowNextTier', pieces: 1, saving: 35 * 10 + 5 * 20 }],
      [{ code: 'belowNextTier', pieces: 1, saving: 5 * 20 }],
    ]);
  });

  it('is shown only for lines sold by weight', () => {
    const plain = plate(2, 45);
    expect(hintsOf([plate(1, 45, tier(100, 10)), 1], [plain, 1])).toEqual([
      [{ code: 'belowNextTier', pieces: 2, saving: 450 }],
      [],
    ]);
    expect(hintsOf([plate(1, 0, tier(100, 10)), 1], [plain, 1])).toEqual([[{ code: 'weighsNothing' }], []]);
  });
});

describe('weight-tier discount', () => {
  const order = { fiveForFive: { isEnabled: false } };

  it('is shown in each line, and summed up in the order', () => {
    const cheap = { ...plate(2, 60, tier(100, 10)), listPrice: money(500) };
    const trace = explainCart(
      [
        [plate(1, 60, tier(100, 10), tier(500, 20)), 1],
        [cheap, 1],
      ],
      { ...context, order },
    );
    const lines = formatTrace(trace).split('\n');
    expect(lines.filter((line) => /Weight|Five|Plate|Order/.test(line))).toEqual([
      'Plate 1 (line-1)',
      '  Weight discount                            500.00 -> 494.00, saves 6.00',
      '  Weight discount                            -  (needs 7 more for the next weight tier, saves 6.00)',
      'Plate 2 (line-2)',
      '  Weight discount                            5.00 -> 0.00, saves 5.00',
      '  Weight discount                            -  (1.00 of it unused: a price is never below zero)',
      'Order',
      '  Weight discount                            505.00 -> 494.00, saves 11.00',
      '  Order discount                             -  (none)',
      '  Five-for-five                              -  (not offered to this customer)',
    ]);
  });

  it('is absent in the order if no tier is reached', () => {
    const lines = formatTrace(explainCart([[plate(1, 60, tier(100, 10)), 1]])).split('\n');
    expect(lines.filter((line) => line.includes('Weight'))).toEqual([
      '  Weight discount                            -  (needs 1 more for the next weight tier, saves 6.00)',
      '  Weight discount                            -  (none)',
    ]);
    const atLast = formatTrace(explainCart([[plate(1, 250, tier(200, 0)), 1]])).split('\n');
    expect(atLast.filter((line) => line.includes('Weight'))).toEqual([
      '  Weight discount                            -  (no tier takes anything off at this weight)',
      '  Weight discount                            -  (none)',
    ]);
  });

  it('is an issue of a cart above the weight limit, and absent from its lines', () => {
    const { lines, issues } = explainCart([[plate(1, 1e10, tier(1, 1)), 1]]);
    expect(issues).toEqual([
      {
        code: 'amountTooLarge',
        message: 'The amount is larger than an order can hold',
        listItemId: undefined,
        productId: undefined,
      },
    ]);
    expect(lines).toMatchObject([{ rowTotal: 50_000, taxableAmount: 50_000 }]);
  });
});
