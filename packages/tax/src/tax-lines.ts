import { type Money, money, multiplyByRatio, type Ratio, type Rounding, timesRatio, zero } from '@ironcart/core/money';
import { ratedParts } from './rated-parts.ts';
import { classOf, type DueTax, plus, type TaxedClass, type TaxTally } from './tax-tally.ts';
import { isLineTaxable, type TaxableLine } from './taxable-order.ts';
import { countedAmount, type TaxedAmount } from './taxed-amount.ts';

/** A line's amount after its discount. Adding to 0 turns -0 into 0. */
const enteredOf = ({ amount, discount }: TaxableLine): Money => (0 + amount - (discount ?? 0)) as Money;

/** The tax of one piece, rounded, times the quantity. */
const taxByPiece = (amount: Money, ratio: Ratio, quantity: number, rounding: Rounding): Money =>
  money(multiplyByRatio(amount, ratio.numerator, ratio.denominator * quantity, rounding) * quantity);

const taxLinesOneByOne = (lines: readonly TaxableLine[], tally: TaxTally): readonly TaxedAmount[] | undefined => {
  const { prices: usual, rounding, at } = tally.terms;
  const taxed = new Array<TaxedAmount>(lines.length);
  let current: TaxedClass | undefined;
  for (let place = 0; place < lines.length; place += 1) {
    const line = lines[place];
    if (!line) return undefined;
    const { taxClass, prices = usual } = line;
    if (!current || current.taxClass !== taxClass || current.prices !== prices)
      current = classOf(tally, taxClass, prices);
    if (!current || !isLineTaxable(line)) return undefined;
    const entered = enteredOf(line);
    let lineTax = zero;
    for (let index = 0; index < current.taxes.length; index += 1) {
      const { count, ratio } = current.taxes[index] as DueTax;
      const tax =
        at === 'unit' ? taxByPiece(entered, ratio, line.quantity ?? 1, rounding) : timesRatio(entered, ratio, rounding);
      count.lineAmounts[place] = tax;
      count.taxAmount = plus(count.taxAmount, tax);
      lineTax = plus(lineTax, tax);
    }
    taxed[place] = countedAmount(current, entered, lineTax);
  }
  return taxed;
};

interface EnteredLine {
  readonly entered: Money;
  readonly taxedClass: TaxedClass;
}

const enteredLines = (lines: readonly TaxableLine[], tally: TaxTally): readonly EnteredLine[] | undefined => {
  const all: EnteredLine[] = [];
  let magnitude = 0;
  for (const line of lines) {
    if (!line) return undefined;
    const taxedClass = classOf(tally, line.taxClass, line.prices ?? tally.terms.prices);
    if (!taxedClass || !isLineTaxable(line)) return undefined;
    const entered = enteredOf(line);
    magnitude += Math.abs(entered);
    all.push({ entered, taxedClass });
  }
  return Number.isSafeInteger(magnitude) ? all : undefined;
};

/** Rounds each tax once for all lines on which it is due, and distributes it over them. */
const taxLinesTogether = (lines: readonly TaxableLine[], tally: TaxTally): readonly TaxedAmount[] | undefined => {
  const all = enteredLines(lines, tally);
  if (!all) return undefined;
  const lineTaxes = all.map(() => zero);
  for (const due of tally.taxes) {
    const places = [...all.keys()].filter((place) => all[place]?.taxedClass.taxes.includes(due));
    const amounts = places.map((place) => all[place]?.entered ?? zero);
    ratedParts(amounts, due.ratio, tally.terms.rounding).forEach((tax, index) => {
      const place = places[index] as number;
      due.count.lineAmounts[place] = tax;
      due.count.taxAmount = plus(due.count.taxAmount, tax);
      lineTaxes[place] = plus(lineTaxes[place] ?? zero, tax);
    });
  }
  return all.map(({ entered, taxedClass }, place) => countedAmount(taxedClass, entered, lineTaxes[place] ?? zero));
};

/** Computes the taxes of all lines and adds them to the tally; undefined if a line is invalid. */
export const taxLines = (lines: readonly TaxableLine[], tally: TaxTally): readonly TaxedAmount[] | undefined =>
  tally.terms.at === 'rate' ? taxLinesTogether(lines, tally) : taxLinesOneByOne(lines, tally);
