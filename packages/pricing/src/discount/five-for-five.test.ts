import { describe, expect, it } from 'vitest';
import { defaultRedemptionsRemaining, fiveForFiveOffer } from './five-for-five.ts';

describe('fiveForFiveOffer', () => {
  it('has 2 redemptions if the status does not contain a number [S9-promo-01]', () => {
    expect(defaultRedemptionsRemaining).toBe(2);
    expect(fiveForFiveOffer({ isEnabled: true })).toEqual({ isOfferable: true, remaining: 2, reason: undefined });
  });

  it('is offered while it is enabled and has redemptions left [S9-promo-01]', () => {
    expect(fiveForFiveOffer({ isEnabled: true, remaining: 1 })).toEqual({
      isOfferable: true,
      remaining: 1,
      reason: undefined,
    });
    expect(fiveForFiveOffer({ isEnabled: true, remaining: 0 })).toEqual({
      isOfferable: false,
      remaining: 0,
      reason: 'usedUp',
    });
    expect(fiveForFiveOffer({ isEnabled: false, remaining: 5 })).toEqual({
      isOfferable: false,
      remaining: 5,
      reason: 'disabled',
    });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('treats %d redemptions as none left', (remaining) => {
    expect(fiveForFiveOffer({ isEnabled: true, remaining })).toMatchObject({ isOfferable: false, remaining: 0 });
  });
});
