import { type Money, zero } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';

export type TotalsLineId =
  | 'subtotal'
  | 'discount'
  | 'promotion'
  | 'shipping'
  | 'tariff'
  | 'tax'
  | 'total'
  | 'giftcards'
  | 'due';

/** One line of the totals, with an optional explanation. */
export interface TotalsLineView {
  readonly id: TotalsLineId;
  readonly label: string;
  /** Undefined while it is unknown; then `pending` states when it will be known. */
  readonly amount: Money | undefined;
  readonly isTakenOff?: boolean | undefined;
  readonly pending?: string | undefined;
  /** Shown when the line is expanded. */
  readonly explanation?: string | undefined;
}

export interface TotalsLinesOptions {
  /** Texts for lines whose amount is not known yet, as in 'Calculated at checkout'. */
  readonly pending?: Readonly<Partial<Record<TotalsLineId, string>>> | undefined;
  /** Whether goods are priced without VAT, so that the tax is labelled VAT (S9-vat-01). */
  readonly isVat?: boolean | undefined;
  /** Whether the order is placed and paid: the amount after gift cards was charged and is no longer due. */
  readonly isPaid?: boolean | undefined;
  readonly explanations?: Readonly<Partial<Record<TotalsLineId, string>>> | undefined;
}

/** Explanations of the lines, before and in an order. */
export const totalsExplanations = {
  discount: 'By weight, and by promotions of the cart.',
  shipping: 'By where it goes, what it weighs and the way you choose.',
  tax: 'On the goods and on their shipping, at the rate of the place they are shipped to.',
} as const satisfies Partial<Record<TotalsLineId, string>>;

/**
 * The discounts of a cart as lines: by weight (S9-hundo-01), and each promotion by its name; those of 0 are omitted.
 * @param isWithoutVat whether the site shows prices with VAT but these amounts exclude it (S9-vat-01)
 */
export const discountLines = (
  weightDiscount: Money,
  promotions: readonly { readonly name: string; readonly amount: Money }[],
  isWithoutVat = false,
): readonly TotalsLineView[] => [
  ...(weightDiscount > 0
    ? [
        {
          id: 'discount',
          label: isWithoutVat ? 'Weight discount, excl. VAT' : 'Weight discount',
          amount: weightDiscount,
          isTakenOff: true,
          explanation: 'By weight: from a tier on, every pound of the plates that count takes something off.',
        } as const,
      ]
    : []),
  ...promotions.map(
    ({ name, amount }) =>
      ({ id: 'promotion', label: isWithoutVat ? `${name}, excl. VAT` : name, amount, isTakenOff: true }) as const,
  ),
];

/** The totals of an order; undefined while they are not known. */
export type ShownTotals = { readonly [Total in keyof OrderTotals]?: Money | undefined };

/** An order's totals as lines in the order of their addition; lines with 0 are omitted. */
export const totalsLines = (
  totals: ShownTotals,
  { pending = {}, explanations = {}, isVat = false, isPaid = false }: TotalsLinesOptions = {},
): readonly TotalsLineView[] => {
  const { subtotal, discount = zero, shipping, tariff = zero, tax, grandTotalIncludingTax, giftcards = zero } = totals;
  const line = (id: TotalsLineId, label: string, amount: Money | undefined, isTakenOff = false): TotalsLineView => ({
    id,
    label,
    amount,
    isTakenOff,
    pending: amount === undefined ? pending[id] : undefined,
    explanation: explanations[id],
  });
  const due = ((grandTotalIncludingTax ?? zero) - giftcards) as Money;
  return [
    line('subtotal', isVat ? 'Subtotal, excl. VAT' : 'Subtotal', subtotal),
    ...(discount > 0 ? [line('discount', isVat ? 'Discount, excl. VAT' : 'Discount', discount, true)] : []),
    line('shipping', isVat ? 'Shipping, excl. VAT' : 'Shipping', shipping),
    ...(tariff > 0 ? [line('tariff', 'Tariff', tariff)] : []),
    line('tax', isVat ? 'VAT' : 'Tax', tax),
    line('total', 'Total', grandTotalIncludingTax),
    ...(giftcards > 0 ? [line('giftcards', 'Gift cards', giftcards, true)] : []),
    ...(giftcards > 0 && (due > 0 || !isPaid) ? [line('due', isPaid ? 'Charged' : 'To pay', due)] : []),
  ];
};
