import { amountsOf } from './price-list.ts';

/** A timed price of a product; dates are ISO 8601 in UTC. */
export interface Promo {
  readonly usd: number;
  readonly from: string;
  readonly to: string;
  /** How many units the promo lasts for; left out: as many as are wanted. */
  readonly qty?: number;
}

/** Running since the start of 2026, for years: the demo always has deals. */
export const runningPromo = (usd: number, qty?: number): Promo => ({
  usd,
  from: '2026-01-01T00:00:00.000Z',
  to: '2030-12-31T23:59:59.000Z',
  ...(qty === undefined ? {} : { qty }),
});

/** Announced, but years away: shown as upcoming. */
export const upcomingPromo = (usd: number): Promo => ({
  usd,
  from: '2030-01-01T00:00:00.000Z',
  to: '2030-12-31T23:59:59.000Z',
});

/** Over before this catalogue was written. */
export const expiredPromo = (usd: number): Promo => ({
  usd,
  from: '2025-01-01T00:00:00.000Z',
  to: '2025-12-31T23:59:59.000Z',
});

/** When this catalogue was written: a promo that was over by then is no hot deal. */
const CATALOGUE_DATE = '2026-11-01T00:00:00.000Z';

/** Whether a product has a promo that is running or still to come. */
export const isHotDeal = (attributes: Readonly<Record<string, string | number | boolean>>): boolean =>
  attributes.rogue_promo_enabled === true && String(attributes.rogue_promo_to_date) > CATALOGUE_DATE;

/** The promo as the product attributes that the store reads (S3-attr-01); amounts abroad carry the currency's suffix. */
export const promoAttributes = (promo: Promo): Readonly<Record<string, string | number | boolean>> => {
  const amounts = amountsOf(promo.usd);
  return {
    rogue_promo_enabled: true,
    rogue_promo_price: amounts.USD,
    rogue_promo_price_CAD: amounts.CAD,
    rogue_promo_price_AUD: amounts.AUD,
    rogue_promo_price_EUR: amounts.EUR,
    rogue_promo_price_GBP: amounts.GBP,
    rogue_promo_from_date: promo.from,
    rogue_promo_to_date: promo.to,
    rogue_promo_qty_enable: promo.qty !== undefined,
    ...(promo.qty === undefined ? {} : { rogue_promo_qty: promo.qty }),
  };
};
