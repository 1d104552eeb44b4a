import { money, zero } from '@ironcart/core/money';
import {
  createRuleIndex,
  defaultVatTable,
  type RuleClass,
  type RuleIndex,
  type TaxableLine,
  type TaxClass,
  type TaxPlace,
  type TaxRule,
  taxOrder,
  untaxed,
} from '@ironcart/tax';
import { taxAt } from '@ironcart/tax/dated';

/** A table that names every hundred of postal codes of every state: far larger than any known merchant's. */
const largeTable: readonly TaxRule[] = [
  ...defaultVatTable,
  ...Array.from({ length: 50 }, (_, region) =>
    Array.from({ length: 1_000 }, (_prefix, prefix) => ({
      countryCode: 'US',
      taxClass: 'goods' as const,
      postcode: `${String(prefix).padStart(3, '0')}*`,
      region: `S${region}`,
      rate: '7.25',
      code: 'Sales tax',
    })),
  ).flat(),
];

interface Query extends TaxPlace {
  readonly taxClass: TaxClass;
}

const queries: readonly Query[] = [
  { countryCode: 'DE', taxClass: 'goods', postcode: '10115', region: 'Berlin' },
  { countryCode: 'PT', taxClass: 'food', postcode: '9000-082' },
  { countryCode: 'PT', taxClass: 'ebook', postcode: '', region: 'PT-20' },
  { countryCode: 'FI', taxClass: 'ebook', postcode: '00100' },
  { countryCode: 'JP', taxClass: 'goods', postcode: '100-0001' },
];

const largeQueries: readonly Query[] = [
  ...queries,
  { countryCode: 'US', taxClass: 'goods', postcode: '94110', region: 'S7' },
  { countryCode: 'US', taxClass: 'goods', postcode: '10001', region: 'S49' },
];

/** Runs the queries in rotation. */
const inTurns = (asked: readonly Query[], find: (query: Query) => unknown) => {
  let turn = 0;
  return (): unknown => {
    turn = (turn + 1) % asked.length;
    const query = asked[turn];
    return query && (find(query) ?? 'no rule');
  };
};

const findIn =
  ({ rulesAt }: RuleIndex) =>
  (query: Query): unknown =>
    rulesAt(query)?.(query.taxClass)[0];

const specified = createRuleIndex(defaultVatTable);
const large = createRuleIndex(largeTable);

/** Look-ups of the rule for a place. */
export const lookups = [
  { name: "the specification's table", run: inTurns(queries, findIn(specified)) },
  { name: `a table of ${largeTable.length.toLocaleString('en-US')} rules`, run: inTurns(largeQueries, findIn(large)) },
  {
    name: 'the dated table, by taxAt',
    run: inTurns(queries, ({ taxClass, ...address }) => taxAt('2026-11-21', address, taxClass)),
  },
] as const;

const lineCount = 20;

const lines: readonly TaxableLine[] = Array.from({ length: lineCount }, (_, index) => ({
  amount: money(999 + ((index * 7_919) % 90_001)),
  taxClass: index % 4 === 0 ? 'food' : 'goods',
}));

const rateOf = { goods: 20, food: 10 } as const;

const found = specified.rulesAt({ countryCode: 'AT', postcode: '1010', day: '2026-11-21' }) ?? untaxed;
const rulesOfClass = { goods: found('goods'), food: found('food'), ebook: [], shipping: [] };
const rulesOf = (taxClass: RuleClass) => rulesOfClass[taxClass];
const order = { lines, shipping: { amount: zero } };

/** The result of `taxOrder`, computed by a loop that knows the two rates and trusts its input. */
const loopWithResults = (given: readonly TaxableLine[]) => {
  const taxed = new Array<{ net: number; tax: number; gross: number }>(given.length);
  const totalOf = (rate: number) => ({
    rate,
    netAmount: 0,
    taxAmount: 0,
    lineAmounts: new Array<number>(given.length).fill(0),
  });
  const summary = [totalOf(20), totalOf(10)] as const;
  given.forEach(({ amount, taxClass }, place) => {
    const count = summary[taxClass === 'food' ? 1 : 0];
    const tax = Math.floor((amount * count.rate + 50) / 100);
    count.netAmount += amount;
    count.taxAmount += tax;
    count.lineAmounts[place] = tax;
    taxed[place] = { net: amount, tax, gross: amount + tax };
  });
  return { lines: taxed, summary, totalTax: summary[0].taxAmount + summary[1].taxAmount };
};

/** Ways to tax an order of 20 lines at two rates. */
export const taxings = [
  {
    name: 'plain integer loop',
    isOurs: false,
    run: () => {
      let tax = 0;
      for (const { amount, taxClass } of lines) {
        tax += Math.floor((amount * (taxClass === 'food' ? rateOf.food : rateOf.goods) + 50) / 100);
      }
      return tax;
    },
  },
  {
    name: 'loop with the results of taxOrder: net, tax and gross of each line, and a summary by rate',
    isOurs: false,
    run: () => loopWithResults(lines).totalTax,
  },
  {
    name: 'taxOrder, with every line and a summary by rate',
    isOurs: true,
    run: () => {
      const taxed = taxOrder(order, rulesOf);
      return taxed.ok ? (taxed.value.totalTax as number) : Number.NaN;
    },
  },
] as const;
