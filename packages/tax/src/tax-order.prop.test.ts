import { add, money, sum } from '@ironcart/core';
import { arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prepareRule } from './prepared-rule.ts';
import type { TaxClass } from './rules/tax-rule.ts';
import { taxOrder } from './tax-order.ts';
import { arbitraryTaxableOrder, arbitraryTaxTerms } from './testing/arbitrary-tax.ts';

const ruleOf = (taxClass: TaxClass, rate: string) =>
  prepareRule({ countryCode: 'DE', taxClass, postcode: '*', region: '*', rate, code: `VAT ${taxClass}` });

describe('taxOrder', () => {
  it('has net + tax = gross for every line, shipping and rate, for every order, rate and rounding', () => {
    fc.assert(
      fc.property(
        arbitraryTaxableOrder(),
        arbitraryPercent(),
        arbitraryPercent(),
        arbitraryTaxTerms(),
        (order, goods, food, terms) => {
          const rules = new Map([
            ['goods', ruleOf('goods', goods)],
            ['food', ruleOf('food', food)],
          ]);
          const taxed = taxOrder(order, (taxClass) => rules.get(taxClass), terms);
          if (taxed.code !== 'taxed') throw new Error('The arbitrary order is valid');
          for (const { net, tax, gross } of [...taxed.lines, taxed.shipping]) expect(add(net, tax)).toBe(gross);
          expect(sum(taxed.lines.map(({ tax }) => tax))).toBe(taxed.itemTax);
          expect(taxed.shipping.tax).toBe(taxed.shippingTax);
          expect(sum(taxed.summary.map(({ taxAmount }) => taxAmount))).toBe(taxed.totalTax);
          expect(sum(taxed.lines.map(({ discount }) => discount))).toBe(
            sum((order.discounts ?? []).map(({ amount }) => amount)),
          );
          taxed.lines.forEach(({ net, gross, discount }, index) => {
            expect(add(terms.prices === 'net' ? net : gross, discount)).toBe(order.items[index]?.amount);
          });
        },
      ),
    );
  });

  it('does not tax what has no rule', () => {
    fc.assert(
      fc.property(arbitraryTaxableOrder(), arbitraryPrice(), (order, shippingAmount) => {
        expect(taxOrder({ ...order, shippingAmount }, () => undefined)).toMatchObject({
          totalTax: 0,
          summary: [],
          shipping: { net: shippingAmount, tax: money(0), gross: shippingAmount },
        });
      }),
    );
  });
});
