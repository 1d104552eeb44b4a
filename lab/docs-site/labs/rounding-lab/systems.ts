import type { Money } from '@ironcart/core/money';
import type { Invoice } from './invoices.ts';
import { taxOf } from './policies.ts';

/** Another shop or accounting system, with its vendor's published rule for net prices. */
export interface System {
  readonly name: string;
  /** Describes the rule, with the assumptions where the source does not specify it. */
  readonly rule: string;
  readonly source: { readonly name: string; readonly url: string };
  /** The tax that it would charge for an invoice, in minor units. */
  taxOf(invoice: Invoice): Money;
}

const roundedAt =
  (at: 'unit' | 'line' | 'rate') =>
  (invoice: Invoice): Money =>
    taxOf(invoice, { at, rounding: 'halfUp' });

const decimalsOf = (rate: string): number => rate.split('.')[1]?.length ?? 0;

/** The exact taxes of all lines, added up and rounded once, half up. */
export const taxRoundedOnce = ({ lines }: Invoice): Money => {
  const decimals = Math.max(0, ...lines.map(({ rate }) => decimalsOf(rate)));
  const one = 100n * 10n ** BigInt(decimals);
  const exact = lines.reduce((sum, { net, rate }) => {
    const [whole = '0', part = ''] = rate.split('.');
    return sum + BigInt(net) * BigInt(whole + part.padEnd(decimals, '0'));
  }, 0n);
  return Number((2n * exact + one) / (2n * one)) as Money;
};

const magento = {
  name: 'Adobe Commerce: tax settings',
  url: 'https://experienceleague.adobe.com/en/docs/commerce-admin/stores-sales/site-store/taxes/international-tax-guidelines',
};
const vendure = {
  name: 'Vendure: changes of 3.1',
  url: 'https://github.com/vendure-ecommerce/vendure/blob/master/CHANGELOG.md',
};

/** Magento, Vendure, Xero and Medusa, one entry for each of their rounding methods. */
export const systems: readonly System[] = [
  {
    name: 'Magento, calculation based on the unit price',
    rule: 'The tax of one piece is rounded, then multiplied by the quantity.',
    source: magento,
    taxOf: roundedAt('unit'),
  },
  {
    name: 'Magento, calculation based on the row total',
    rule: 'The tax of each row is rounded, then added up.',
    source: magento,
    taxOf: roundedAt('line'),
  },
  {
    name: 'Magento, calculation based on the total',
    rule: 'What the rounding of a row leaves is carried to the next row of the same rate, so that each rate is rounded once.',
    source: magento,
    taxOf: roundedAt('rate'),
  },
  {
    name: 'Vendure up to 3.0',
    rule: 'The price of one piece with tax is rounded, then multiplied by the quantity (the default money strategy).',
    source: vendure,
    taxOf: roundedAt('unit'),
  },
  {
    name: 'Vendure from 3.1',
    rule: 'The price with tax is multiplied by the quantity, then rounded (the default money strategy).',
    source: vendure,
    taxOf: roundedAt('line'),
  },
  {
    name: 'Xero',
    rule: 'The tax of each line is rounded to two decimals, then added up.',
    source: {
      name: 'Xero: rounding',
      url: 'https://developer.xero.com/documentation/api-guides/rounding-in-xero',
    },
    taxOf: roundedAt('line'),
  },
  {
    name: 'Medusa 2',
    rule: 'Totals are added up unrounded. Assumed: what is charged is rounded once, half up, since the currency has no smaller unit.',
    source: {
      name: 'Medusa: totals of a cart',
      url: 'https://github.com/medusajs/medusa/blob/develop/packages/core/utils/src/totals/cart/index.ts',
    },
    taxOf: taxRoundedOnce,
  },
];
