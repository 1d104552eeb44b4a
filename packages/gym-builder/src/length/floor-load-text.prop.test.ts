import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactFloorLoad, floorLoadIn, poundsOnSquareFoot } from './floor-load-text.ts';

describe('the load that a floor carries', () => {
  it('is read as it was written into its field', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000 }), (kg) => {
        expect(floorLoadIn(exactFloorLoad(kg))).toBe(kg);
      }),
    );
  });

  it.each([
    ['50', 244],
    ['50 psf', 244],
    ['50 lb/sq ft', 244],
    ['50 lbs / sq. ft.', 244],
    ['61.4', 300],
    ['250 kg', 250],
    ['250 kg/m²', 250],
    ['1500 KG/M2', 1_500],
  ])('is read in pounds on a square foot, or in kilograms on a square metre: %j', (text, kg) => {
    expect(floorLoadIn(text)).toBe(kg);
  });

  it.each(['', 'much', '-5', '50 ft', '1e3', '1'.repeat(41), 'kg'])('is not %j', (text) => {
    expect(floorLoadIn(text)).toBeUndefined();
  });

  it('is shown in pounds, never less than it is', () => {
    expect(poundsOnSquareFoot(300)).toBe(62);
    expect(poundsOnSquareFoot(0)).toBe(0);
  });
});
