import type { Money, OrderTotals } from '@ironcart/core';

export type TotalsLineId = 'subtotal' | 'discount' | 'shipping' | 'tariff' | 'tax' | 'total' | 'giftcards' | 'due';

/** One line of the totals, and why it is what it is. */
export interface TotalsLineView {
  readonly id: TotalsLineId;
  readonly label: string;
  /** Undefined while it is not known: then `pending` says when it will be. */
  readonly amount: Money | undefined;
  readonly isTakenOff?: boolean | undefined;
  readonly pending?: string | undefined;
  /** Shown when the line is opened. */
  readonly explanation?: string | undefined;
}

export interface TotalsLinesOptions {
  /** Lines whose amount is not known yet, and what to say instead, as in 'Calculated at checkout'. */
  readonly pending?: Readonly<Partial<Record<TotalsLineId, string>>> | undefined;
  /** Goods are priced without VAT, and the tax is VAT (S9-vat-01). */
  readonly isVat?: boolean | undefined;
  /** The order is placed and paid: what gift cards left over was charged, and is due no more. */
  readonly isPaid?: boolean | undefined;
  readonly explanations?: Readonly<Partial<Record<TotalsLineId, string>>> | undefined;
}

/** The discount has one name in the cart, in checkout and on a placed order: it is the weight tiers' (S9-hundo-01). */
const discountLabel = 'Weight discount';

/** Why these lines are what they are, before an order and in it. */
export const totalsExplanations = {
  discount: 'By weight: from a tier on, every pound of the plates that count takes something off.',
  tax: 'On the goods and on their shipping, at the rate of the place they are shipped to.',
} as const satisfies Partial<Record<TotalsLineId, string>>;

/** What the weight tiers take off a cart, as a line; none where that is nothing. */
export const weightDiscountLine = (discount: Money): readonly TotalsLineView[] =>
  discount > 0
    ? [
        {
          id: 'discount',
          label: discountLabel,
          amount: discount,
          isTakenOff: true,
          explanation: totalsExplanations.discount,
        },
      ]
    : [];

/** The totals of an order as lines, in the order they are added up; lines of nothing are left out. */
export const totalsLines = (
  totals: OrderTotals,
  { pending = {}, explanations = {}, isVat = false, isPaid = false }: TotalsLinesOptions = {},
): readonly TotalsLineView[] => {
  const line = (id: TotalsLineId, label: string, amount: Money, isTakenOff = false): TotalsLineView => ({
    id,
    label,
    amount: pending[id] === undefined ? amount : undefined,
    isTakenOff,
    pending: pending[id],
    explanation: explanations[id],
  });
  const due = (totals.grandTotalIncludingTax - totals.giftcards) as Money;
  return [
    line('subtotal', isVat ? 'Subtotal, excl. VAT' : 'Subtotal', totals.subtotal),
    ...(totals.discount > 0 ? [line('discount', discountLabel, totals.discount, true)] : []),
    line('shipping', isVat ? 'Shipping, excl. VAT' : 'Shipping', totals.shipping),
    ...(totals.tariff > 0 ? [line('tariff', 'Tariff', totals.tariff)] : []),
    line('tax', isVat ? 'VAT' : 'Tax', totals.tax),
    line('total', 'Total', totals.grandTotalIncludingTax),
    ...(totals.giftcards > 0 ? [line('giftcards', 'Gift cards', totals.giftcards, true)] : []),
    ...(totals.giftcards > 0 && (due > 0 || !isPaid) ? [line('due', isPaid ? 'Charged' : 'To pay', due)] : []),
  ];
};
