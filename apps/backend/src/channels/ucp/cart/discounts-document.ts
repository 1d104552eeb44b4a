import type { CartQuote } from '@ironcart/pricing';
import type { Message } from '../messages/message.ts';

/** A discount in the protocol's format; all of the store's discounts are automatic. */
interface AppliedDiscount {
  readonly title: string;
  readonly amount: number;
  readonly automatic: true;
  /** The order in which discounts are applied. */
  readonly priority: number;
  /** The affected lines, if known: not in a cart with a line that has no price. */
  readonly allocations?: readonly { readonly path: string; readonly amount: number }[];
}

/** The part of a quote without its lines, which a stored checkout does not contain. */
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

/** The totals of a line; its discount is known only if all lines of the cart have a price. */
export const lineTotals = (rowTotal: number, remaining: number | undefined) => [
  { type: 'subtotal', amount: rowTotal },
  ...(remaining === undefined || remaining === rowTotal
    ? []
    : [{ type: 'items_discount', amount: remaining - rowTotal }]),
  { type: 'total', amount: remaining ?? rowTotal },
];

/** The sum of the discounts among the totals: per line if their shares are known, otherwise for the whole cart. */
export const discountTotal = ({ ok, discount }: Pick<Discounted, 'ok' | 'discount'>) =>
  discount > 0 ? [{ type: ok ? 'items_discount' : 'discount', display_text: 'Discount', amount: -discount }] : [];

/**
 * The discounts part of a response: the store's automatic discounts.
 * @param rowTotals of the lines, in the cart's order
 * @param codes from the request; none of them is applied
 */
export const discountsDocument = (quote: Discounted, rowTotals: readonly number[], codes: readonly string[] = []) => ({
  discounts: { codes, applied: discountsOf(quote, rowTotals) },
});

/** Warns a platform that its codes have no effect, because the store's discounts are automatic. */
export const codeMessages = (codes: readonly string[] = []): readonly Message[] =>
  codes.map((code, at) => ({
    type: 'warning',
    code: 'discount_code_invalid',
    path: `$.discounts.codes[${at}]`,
    content: `'${code}' takes nothing off: the store's discounts need no code, and gift cards are a way to pay`,
  }));
