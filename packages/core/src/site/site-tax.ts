import type { Rounding } from '../money/arithmetic.ts';

/** How the taxes of a site's orders are computed, where the site differs from the specification. Catalogue prices are net. */
export interface SiteTax {
  /** What becomes of fractions of a minor unit; left out: half up (READINGS A2). */
  readonly rounding?: Rounding;
  /**
   * Where each tax is rounded: on one piece, times the quantity; on each line, which is meant when it is left out; or once
   * for all lines of a rate, which share it by the largest remainder.
   */
  readonly roundedAt?: 'unit' | 'line' | 'rate';
  /**
   * What shipping is taxed like: left out, by the rules for shipping, or like goods where there are none; a class of goods;
   * or the classes of the order's lines, in proportion to their amounts.
   */
  readonly shippingTaxedAs?: 'goods' | 'food' | 'ebook' | 'lines';
}
