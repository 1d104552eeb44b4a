import { type Money, money, sum, zero } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import { requireOnly } from '@ironcart/core/result';
import { type FiveForFiveStatus, fiveForFiveOffer } from '../discount/five-for-five.ts';
import { weightUnitsPerPound } from '../discount/hundo-discount.ts';
import { applyGiftCards, type GiftCardBalance } from '../order/apply-gift-cards.ts';
import { orderTotals } from '../order/order-totals.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { applyDiscount } from './explain-entitlement.ts';
import { residueOf } from './residue.ts';
import { apply, createStepList, type StepList, skip } from './step-list.ts';
import type { LineTrace, SkipReason, TraceRule, TraceStep } from './trace.ts';
import { explainTax, type TracedTaxLine, taxOf } from './traced-tax.ts';

/** The amounts that an order adds to its lines, in minor units. Omitted amounts are 0. */
export interface TracedOrder {
  /** The shipping amount of each package. */
  readonly shippingAmounts?: readonly Money[] | undefined;
  readonly tariff?: Money | undefined;
  /** An amount, or the lines that add up to it. */
  readonly itemTax?: Money | readonly TracedTaxLine[] | undefined;
  /** An amount, or the lines that add up to it. */
  readonly shippingTax?: Money | readonly TracedTaxLine[] | undefined;
  /** The gift cards, applied in this order. */
  readonly giftcards?: readonly GiftCardBalance[] | undefined;
  /** The customer's promotion status; omitted if it was not requested. */
  readonly fiveForFive?: FiveForFiveStatus | undefined;
}

const notOffered: SkipReason = { code: 'notOffered' };
const nothingDue: SkipReason = { code: 'nothingDue' };

const addAmount = (list: StepList, rule: TraceRule, amount: Money): void => {
  if (amount === 0) skip(list, rule, '', nothingDue);
  else apply(list, rule, '', money(list.amount + amount));
};

/** The weight-tier discount of the order: the sum of the lines' shares, with the sum of their residues. */
const explainWeightDiscount = (list: StepList, lines: readonly LineTrace[]): void => {
  let discount = 0;
  let thousandths = 0;
  for (const { steps } of lines) {
    for (const { rule, skipped, input, output, residue } of steps) {
      if (rule !== 'weightTier' || skipped) continue;
      discount += input - output;
      if (residue) thousandths += residue.numerator * (weightUnitsPerPound / residue.denominator);
    }
  }
  if (discount === 0) skip(list, 'weightTier', '', notOffered);
  else apply(list, 'weightTier', '', money(list.amount - discount), residueOf(thousandths, 1, weightUnitsPerPound, 0));
};

/** A promotion's discount of the order: the sum of the lines' shares. */
const explainPromotions = (list: StepList, lines: readonly LineTrace[]): void => {
  const taken = new Map<string, number>();
  for (const line of lines) {
    for (const { rule, subject, input, output } of line.steps) {
      if (rule === 'cartPromotion') taken.set(subject, (taken.get(subject) ?? 0) + input - output);
    }
  }
  for (const [name, amount] of taken) apply(list, 'cartPromotion', name, money(list.amount - amount));
};

const explainFiveForFive = (list: StepList, status: FiveForFiveStatus | undefined): void => {
  if (status === undefined) {
    skip(list, 'fiveForFive', '', { code: 'offerUnknown' });
    return;
  }
  const { isOfferable, remaining, reason } = fiveForFiveOffer(status);
  if (isOfferable) apply(list, 'fiveForFive', String(remaining), list.amount);
  else skip(list, 'fiveForFive', '', { code: reason === 'usedUp' ? 'offerUsedUp' : 'offerDisabled' });
};

const explainGiftCards = (list: StepList, cards: readonly GiftCardBalance[]): void => {
  for (const { code, balance, amount } of applyGiftCards(cards, list.amount)) {
    if (amount > 0) apply(list, 'giftcard', code, money(list.amount - amount));
    else skip(list, 'giftcard', code, { code: balance > 0 ? 'alreadyPaid' : 'noBalance' });
  }
};

/** The steps from the sum of the lines to the amount to pay, in the order of READINGS A1. */
export const explainOrder = (
  lines: readonly LineTrace[],
  subtotal: Money,
  hasWeightDiscount: boolean,
  order: TracedOrder,
  { orderDiscount, promotions, rounding }: QuoteTerms,
): readonly TraceStep[] => {
  const list = createStepList();
  apply(list, 'lines', String(lines.length), subtotal);
  if (hasWeightDiscount) explainWeightDiscount(list, lines);
  else skip(list, 'weightTier', '', notOffered);
  if (promotions) explainPromotions(list, lines);
  if (orderDiscount === undefined) skip(list, 'orderDiscount', '', notOffered);
  else applyDiscount(list, 'orderDiscount', '', orderDiscount, rounding);
  explainFiveForFive(list, order.fiveForFive);
  addAmount(list, 'shipping', sum(order.shippingAmounts ?? []));
  addAmount(list, 'tariff', order.tariff ?? zero);
  explainTax(list, 'itemTax', order.itemTax);
  explainTax(list, 'shippingTax', order.shippingTax);
  if (list.amount < 0) apply(list, 'floor', '', zero);
  explainGiftCards(list, order.giftcards ?? []);
  return list.steps;
};

const orderFields = [
  'shippingAmounts',
  'tariff',
  'itemTax',
  'shippingTax',
  'giftcards',
  'fiveForFive',
] as const satisfies readonly (keyof TracedOrder)[];

/**
 * The totals of an explained order, computed by `orderTotals`.
 * @throws TypeError for a field that an order does not have, such as `giftCards`
 */
export const totalsOf = (subtotal: Money, discount: Money, order: TracedOrder): OrderTotals => {
  requireOnly(order, 'order', orderFields);
  return orderTotals({
    subtotal,
    discount,
    shippingAmounts: order.shippingAmounts,
    tariff: order.tariff,
    itemTax: taxOf(order.itemTax),
    shippingTax: taxOf(order.shippingTax),
    giftcards: order.giftcards,
  });
};
