import { type Money, toDecimalText } from '@ironcart/core';
import type { CartTrace, SkipReason, TraceRule, TraceStep } from './trace.ts';

const ruleLabels: Readonly<Record<TraceRule, string>> = {
  list: 'List price',
  promo: 'Promotion',
  group: 'Group price',
  sale: 'Sale price',
  bundle: 'Price in the bundle',
  free: 'Free with the bundle',
  amount: 'Gift card amount',
  earned: 'Earned discount',
  option: 'Option',
  child: 'Part',
  quantity: 'Quantity',
  lines: 'Sum of the lines',
  discount: 'Discount',
  shipping: 'Shipping',
  tariff: 'Tariff',
  itemTax: 'Tax on items',
  shippingTax: 'Tax on shipping',
  floor: 'Never below zero',
  giftcard: 'Gift card',
};

const dateOf = (instantMs: number): string => new Date(instantMs).toISOString();

const reasonText = (reason: SkipReason, format: (amount: Money) => string): string => {
  switch (reason.code) {
    case 'notOffered':
      return 'none for this product';
    case 'notLower':
      return `not lower: ${format(reason.offer)}`;
    case 'promoUpcoming':
      return `upcoming until ${dateOf(reason.fromMs)}`;
    case 'promoExpired':
      return `expired since ${dateOf(reason.toMs)}`;
    case 'promoSoldOut':
      return 'none left at this price';
    case 'promoUnreadable':
      return 'its price cannot be read';
    case 'groupWithoutPrices':
      return `group ${reason.groupId} has no prices of its own`;
    case 'notRedeemed':
      return 'none redeemed with this item';
    case 'notChosen':
      return 'not chosen, or free';
    case 'nothingDue':
      return 'none';
    case 'noBalance':
      return 'nothing left on it';
    case 'alreadyPaid':
      return 'nothing left to pay';
  }
};

const labelWidth = 44;

const formatStep = (step: TraceStep, depth: number, format: (amount: Money) => string): readonly string[] => {
  const label = `${'  '.repeat(depth)}${[ruleLabels[step.rule], step.subject].filter(Boolean).join(' ')}`;
  const outcome = step.skipped
    ? `-  (${reasonText(step.skipped, format)})`
    : `${format(step.input)} -> ${format(step.output)}`;
  return [
    ...step.steps.flatMap((inner) => formatStep(inner, depth + 1, format)),
    `${label.padEnd(labelWidth)} ${outcome}`,
  ];
};

/**
 * A trace as plain text that a support person reads: one rule a line, with what went in and came out, or why it did
 * not apply. Dates are UTC.
 * @param format how an amount is written; major units with two decimals unless given
 */
export const formatTrace = (trace: CartTrace, format: (amount: Money) => string = toDecimalText): string =>
  [
    ...trace.lines.flatMap(({ listItemId, name, steps, issues }) => [
      `${name || 'Unknown item'} (${listItemId})`,
      ...steps.flatMap((step) => formatStep(step, 1, format)),
      ...issues.map(({ message }) => `  Cannot be priced: ${message}`),
    ]),
    'Order',
    ...trace.order.flatMap((step) => formatStep(step, 1, format)),
    `To pay: ${format(trace.amountToPay)}`,
  ].join('\n');
