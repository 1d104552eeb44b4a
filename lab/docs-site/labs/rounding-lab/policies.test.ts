import { type Money, toDecimalText } from '@ironcart/core/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Invoice, readInvoices } from './invoices.ts';
import { explainInvoices, invoicesWithTooManyRates, policies, taxOf } from './policies.ts';

const arbitraryInvoice = fc.record({
  name: fc.uuid(),
  lines: fc.array(
    fc.record({
      net: fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents as Money),
      rate: fc.constantFrom('0', '7', '19', '9.975'),
      quantity: fc.integer({ min: 1, max: 99 }),
    }),
    { minLength: 1, maxLength: 8 },
  ),
});

const csvOf = (invoices: readonly Invoice[]): string =>
  [
    'Invoice;Net;Rate;Quantity;Tax',
    ...invoices.flatMap(({ name, lines, tax }) =>
      lines.map(({ net, rate, quantity }, at) =>
        [name, toDecimalText(net).replace('.', ','), rate, quantity, at === 0 ? toDecimalText(tax) : ''].join(';'),
      ),
    ),
  ].join('\n');

describe('rounding lab', () => {
  it('finds the rounding policy of invoices imported from a file', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(arbitraryInvoice, { minLength: 1, maxLength: 5, selector: ({ name }) => name }),
        fc.constantFrom(...policies),
        (drafts, policy) => {
          const invoices = drafts.map((draft) => ({ ...draft, tax: taxOf({ ...draft, tax: 0 as Money }, policy) }));
          const read = readInvoices(csvOf(invoices));
          expect(read).toEqual({ ok: true, invoices });
          const explanations = explainInvoices(invoices);
          expect(explanations[0]?.explained).toBe(invoices.length);
          expect(explanations.find((it) => it.policy === policy)?.unexplained).toEqual([]);
        },
      ),
    );
  });

  it('distinguishes where a tax is rounded', () => {
    const read = readInvoices('invoice,net,rate,quantity,tax\nA,0.99,13 %,3,0.12\nB,"1,50",19,1,0.29');
    const best = read.ok ? explainInvoices(read.invoices) : [];
    expect(best[0]).toMatchObject({ policy: { at: 'unit', rounding: 'halfUp' }, explained: 2 });
    expect(best[1]?.explained).toBe(1);
    expect(best.find(({ policy }) => policy.at === 'rate' && policy.rounding === 'halfUp')?.unexplained).toMatchObject([
      { invoice: { name: 'A', tax: 12 }, computed: 13 },
    ]);
  });

  it.each([
    ['', [{ row: undefined, message: 'The file has no rows after its header' }]],
    ['net,rate,tax\nten,19,1.90', [{ row: 1, message: '“ten” is no net amount' }]],
    [
      'net,rate,quantity,tax\n10,x,0,y',
      [
        { row: 1, message: '“x” is no rate in percent' },
        { row: 1, message: '“y” is no tax' },
        { row: 1, message: '“0” is no quantity' },
      ],
    ],
  ])('reports the error in a file: %j', (text, faults) => {
    expect(readInvoices(text)).toEqual({ ok: false, faults });
  });

  it('names the invoices with more tax rates than can be distinguished', () => {
    const rows = [1, 2, 3, 4, 5].map((rate) => `A,1.00,${rate},0.01`);
    const read = readInvoices(['invoice,net,rate,tax', ...rows].join('\n'));
    expect(read.ok && invoicesWithTooManyRates(read.invoices).map(({ name }) => name)).toEqual(['A']);
  });
});
