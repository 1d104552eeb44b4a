import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactFloorLoad, floorLoadIn, poundsOnSquareFoot } from './floor-load-text.ts';

describe('floor load limit as text', () => {
  it('is parsed as it was formatted', () => {
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
  ])('is parsed in pounds per square foot or kilograms per square metre: %j', (text, kg) => {
    expect(floorLoadIn(text)).toBe(kg);
  });

  it.each(['', 'much', '-5', '50 ft', '1e3', '1'.repeat(41), 'kg'])('is rejected: %j', (text) => {
    expect(floorLoadIn(text)).toBeUndefined();
  });

  it('is rounded up when formatted in pounds', () => {
    expect(poundsOnSquareFoot(300)).toBe(62);
    expect(poundsOnSquareFoot(0)).toBe(0);
  });
});
