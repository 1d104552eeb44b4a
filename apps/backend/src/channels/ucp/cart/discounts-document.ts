import type { CartQuote } from '@ironcart/pricing';
import type { Message } from '../messages/message.ts';

/** A discount as the protocol tells it; all of the store's are automatic. */
interface AppliedDiscount {
  readonly title: string;
  readonly amount: number;
  readonly automatic: true;
  /** The order in which they are taken off. */
  readonly priority: number;
  /** Which line it is taken off, where that is known: not in a cart that has a line without a price. */
  readonly allocations?: readonly { readonly path: string; readonly amount: number }[];
}

/** A quote without its lines, which a stored checkout does not have. */
type Discounted = Pick<CartQuote, 'weightDiscount' | 'promotions' | 'discount'> &
  ({ readonly ok: true; readonly taxableAmounts: readonly number[] } | { readonly ok: false });

const sharesOf = (quote: Discounted, rowTotals: readonly number[]) => {
  const promoted = (at: number) => quote.promotions.reduce((sum, { shares }) => sum + (shares[at] ?? 0), 0);
  const off = quote.ok ? rowTotals.map((rowTotal, at) => rowTotal - (quote.taxableAmounts[at] ?? 0)) : undefined;
  return [
    { title: 'Weight discount', amount: quote.weightDiscount, shares: off?.map((share, at) => share - promoted(at)) },
    ...quote.promotions.map(({ name, amount, shares }) => ({ title: name, amount, shares: off && shares })),
  ];
};

const discountsOf = (quote: Discounted, rowTotals: readonly number[]): readonly AppliedDiscount[] =>
  sharesOf(quote, rowTotals)
    .filter(({ amount }) => amount > 0)
    .map(({ title, amount, shares }, at) => ({
      title,
      amount,
      automatic: true,
      priority: at + 1,
      ...(shares && {
        allocations: shares.flatMap((share, line) =>
          share > 0 ? [{ path: `$.line_items[${line}]`, amount: share }] : [],
        ),
      }),
    }));

/** The totals of a line: what the discounts take off it is known in a cart whose lines all have a price. */
export const lineTotals = (rowTotal: number, remaining: number | undefined) => [
  { type: 'subtotal', amount: rowTotal },
  ...(remaining === undefined || remaining === rowTotal
    ? []
    : [{ type: 'items_discount', amount: remaining - rowTotal }]),
  { type: 'total', amount: remaining ?? rowTotal },
];

/** The sum of the discounts among the totals: of the lines if they say their shares, otherwise of the whole. */
export const discountTotal = ({ ok, discount }: Pick<Discounted, 'ok' | 'discount'>) =>
  discount > 0 ? [{ type: ok ? 'items_discount' : 'discount', display_text: 'Discount', amount: -discount }] : [];

/**
 * The part of an answer about discounts: what the store takes off by itself.
 * @param rowTotals of the lines, in the cart's order
 * @param codes that the request named; none of them takes anything off
 */
export const discountsDocument = (quote: Discounted, rowTotals: readonly number[], codes: readonly string[] = []) => ({
  discounts: { codes, applied: discountsOf(quote, rowTotals) },
});

/** Tells a platform that its codes take nothing off: the store gives its discounts by itself. */
export const codeMessages = (codes: readonly string[] = []): readonly Message[] =>
  codes.map((code, at) => ({
    type: 'warning',
    code: 'discount_code_invalid',
    path: `$.discounts.codes[${at}]`,
    content: `'${code}' takes nothing off: the store's discounts need no code, and gift cards are a way to pay`,
  }));
