import type { Money } from '@ironcart/core/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Invoice } from './invoices.ts';
import { systems, taxRoundedOnce } from './systems.ts';

const invoiceOf = (...lines: readonly (readonly [net: number, rate: string, quantity?: number])[]): Invoice => ({
  name: 'A',
  lines: lines.map(([net, rate, quantity = 1]) => ({ net: net as Money, rate, quantity })),
  tax: 0 as Money,
});

const charged = (invoice: Invoice) => Object.fromEntries(systems.map(({ name, taxOf }) => [name, taxOf(invoice)]));

describe('tax of the same invoice in other systems', () => {
  it('is 11.44 in Xero for its documented example, and 11.45 if the total is taxed', () => {
    expect(charged(invoiceOf([2506, '15'], [2561, '15'], [2563, '15']))).toMatchObject({
      Xero: 1144,
      'Magento, calculation based on the row total': 1144,
      'Magento, calculation based on the total': 1145,
      'Medusa 2': 1145,
    });
  });

  it('is rounded per piece in Magento, and in Vendure up to 3.0', () => {
    // 13% of 0.99 is 0.1287: 0.13 for each of three pieces, 0.386 for the line.
    expect(charged(invoiceOf([297, '13', 3]))).toMatchObject({
      'Magento, calculation based on the unit price': 39,
      'Vendure up to 3.0': 39,
      'Vendure from 3.1': 39,
    });
    // 7% of 0.07 is 0.0049: nothing for each of ten pieces, 0.049 for the line.
    expect(charged(invoiceOf([70, '7', 10]))).toMatchObject({
      'Magento, calculation based on the unit price': 0,
      'Vendure up to 3.0': 0,
      'Vendure from 3.1': 5,
    });
  });

  it('is rounded after adding up rates in Medusa only', () => {
    // 7% of 0.06 is 0.0042 and 20% of 0.02 is 0.004.
    expect(charged(invoiceOf([6, '7'], [2, '20']))).toMatchObject({
      'Magento, calculation based on the total': 0,
      'Medusa 2': 1,
    });
  });

  it('is within half a cent of the exact tax if rounded once', () => {
    const line = fc.tuple(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom('0', '7', '9.975', '19', '5.5'));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const exact = lines.reduce((sum, [net, rate]) => sum + (net * Number(rate)) / 100, 0);
        expect(Math.abs(taxRoundedOnce(invoiceOf(...lines)) - exact)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('cites the source of each rule', () => {
    for (const { source } of systems) expect(source.url).toMatch(/^https:\/\//);
  });
});
