import type { Money } from '@ironcart/core/money';
import {
  prepareRule,
  type RuleClass,
  type RulesOfClass,
  specifiedTerms,
  type TaxTerms,
  taxOrder,
  untaxed,
} from '@ironcart/tax';
import type { Invoice } from './invoices.ts';

/** An order of rounding: where taxes are rounded, and how fractions of a cent are rounded. */
export type Policy = Pick<TaxTerms, 'at' | 'rounding'>;

const places = ['line', 'rate', 'unit'] as const;
const roundings = ['halfUp', 'halfEven', 'halfDown', 'up', 'down'] as const;

/** Every order of rounding of `@ironcart/tax`, the specification's first. */
export const policies: readonly Policy[] = places.flatMap((at) => roundings.map((rounding) => ({ at, rounding })));

/** An invoice that a policy does not explain; amounts in minor units. */
export interface Unexplained {
  readonly invoice: Invoice;
  readonly computed: Money;
}

/** The number of invoices that a policy explains to the cent. */
export interface Explanation {
  readonly policy: Policy;
  readonly explained: number;
  readonly unexplained: readonly Unexplained[];
}

/** A rule table has this many tax classes, so an invoice has at most as many rates. */
const classes: readonly RuleClass[] = ['goods', 'food', 'ebook', 'shipping'];

export const mostRates = classes.length;

const ratesOf = ({ lines }: Invoice): readonly string[] => [...new Set(lines.map(({ rate }) => rate))];

/** The invoices with more rates than `taxOrder` supports. */
export const invoicesWithTooManyRates = (invoices: readonly Invoice[]): readonly Invoice[] =>
  invoices.filter((invoice) => ratesOf(invoice).length > mostRates);

const rulesOfRates = (rates: readonly string[]): RulesOfClass => {
  const rules = new Map(
    rates.map((rate, at) => {
      const taxClass = classes[at] ?? 'goods';
      return [taxClass, [prepareRule({ countryCode: 'XX', taxClass, postcode: '*', region: '*', rate, code: 'VAT' })]];
    }),
  );
  return (taxClass) => rules.get(taxClass) ?? untaxed(taxClass);
};

/** The tax of an invoice under a policy. */
export const taxOf = (invoice: Invoice, policy: Policy): Money => {
  const rates = ratesOf(invoice);
  const order = {
    lines: invoice.lines.map(({ net, rate, quantity }) => ({
      amount: net,
      taxClass: classes[rates.indexOf(rate)] ?? 'goods',
      quantity,
    })),
    shipping: { amount: 0 as Money },
  };
  const taxed = taxOrder(order, rulesOfRates(rates), { ...specifiedTerms, ...policy });
  if (!taxed.ok) throw new RangeError(`${invoice.name} cannot be taxed: ${taxed.issues[0].code}`);
  return taxed.value.totalTax;
};

/** Compares every policy with the charged taxes, the best explanation first. */
export const explainInvoices = (invoices: readonly Invoice[]): readonly Explanation[] =>
  policies
    .map((policy) => {
      const unexplained = invoices
        .map((invoice) => ({ invoice, computed: taxOf(invoice, policy) }))
        .filter(({ invoice, computed }) => computed !== invoice.tax);
      return { policy, explained: invoices.length - unexplained.length, unexplained };
    })
    .sort((one, other) => other.explained - one.explained);
