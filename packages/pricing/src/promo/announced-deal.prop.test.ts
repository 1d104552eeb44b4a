import { arbitraryPromoAttributes } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedDeal, upcomingDeals } from './announced-deal.ts';
import { isHotDealShown, promoStatus } from './promo-status.ts';

const from = Date.parse('2026-11-20T00:00:00Z');
const deal = {
  rogue_promo_enabled: '1',
  rogue_promo_price: '99.50',
  rogue_promo_from_date: '2026-11-20 00:00:00',
  rogue_promo_to_date: '2026-11-30 23:59:59',
};

describe('announced deal', () => {
  it('has the status of its promotion, if that status is shown [S4-promo-09]', () => {
    fc.assert(
      fc.property(arbitraryPromoAttributes(), fc.integer({ min: from - 1e10, max: from + 2e10 }), (attributes, now) => {
        const announced = announcedDeal({ attributes }, now);
        const status = promoStatus(attributes, now);
        if (announced) expect(announced.status).toBe(status);
        if (status === 'active' && announced === undefined) expect(attributes.rogue_promo_price).not.toBe('99.50');
        if (!isHotDealShown(status)) expect(announced).toBeUndefined();
      }),
    );
  });

  it('contains the price reduction, the start or end date, and the quantity [S4-promo-06]', () => {
    expect(announcedDeal({ attributes: deal }, from - 1)).toEqual({
      status: 'upcoming',
      price: 9950,
      fromMs: from,
      pieces: undefined,
    });
    const limited = { ...deal, rogue_promo_qty_enable: '1', rogue_promo_qty: '12' };
    expect(announcedDeal({ attributes: limited }, from)).toEqual({
      status: 'active',
      price: 9950,
      pieces: 12,
      untilMs: Date.parse('2026-11-30T23:59:59Z'),
    });
    expect(announcedDeal({ attributes: { ...limited, rogue_promo_to_date: '' } }, from)).toMatchObject({
      untilMs: undefined,
    });
  });

  it('is absent once it is sold out or over, or without a price', () => {
    const gone = { ...deal, rogue_promo_qty_enable: '1', rogue_promo_qty: '0' };
    expect(announcedDeal({ attributes: gone }, from - 1)).toBeUndefined();
    expect(announcedDeal({ attributes: gone }, from)).toBeUndefined();
    expect(announcedDeal({ attributes: deal }, from + 2e9)).toBeUndefined();
    expect(announcedDeal({ attributes: { ...deal, rogue_promo_price: 'soon' } }, from - 1)).toBeUndefined();
    expect(announcedDeal({ attributes: { ...deal, rogue_promo_from_date: 'soon' } }, from - 1)).toBeUndefined();
  });

  it('is sorted by its start date while it is upcoming [S4-promo-09]', () => {
    const starting = (day: string) => ({ attributes: { ...deal, rogue_promo_from_date: day } });
    const [late, running, soon] = [starting('2026-11-25'), starting('2026-11-01'), starting('2026-11-22')];
    const none = { attributes: {} };
    expect(upcomingDeals([late, running, none, soon], from).map(({ product }) => product)).toEqual([soon, late]);
  });
});
