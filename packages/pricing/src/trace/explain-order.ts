import { type Money, money, sum, zero } from '@ironcart/core';
import { applyGiftCards } from '../order/apply-gift-cards.ts';
import type { OrderAmounts } from '../order/order-totals.ts';
import { apply, createStepList, type StepList, skip } from './step-list.ts';
import type { TraceRule, TraceStep } from './trace.ts';

const addAmount = (list: StepList, rule: TraceRule, amount: Money): void => {
  if (amount === 0) skip(list, rule, '', { code: 'nothingDue' });
  else apply(list, rule, '', money(list.amount + amount));
};

/** The steps from the sum of the lines to what is left to pay, in the order of READINGS A1. */
export const explainOrder = (amounts: OrderAmounts): readonly TraceStep[] => {
  const list = createStepList();
  apply(list, 'lines', '', amounts.subtotal);
  addAmount(list, 'discount', money(-(amounts.discount ?? 0)));
  addAmount(list, 'shipping', sum(amounts.shippingAmounts ?? []));
  addAmount(list, 'tariff', amounts.tariff ?? zero);
  addAmount(list, 'itemTax', amounts.itemTax ?? zero);
  addAmount(list, 'shippingTax', amounts.shippingTax ?? zero);
  if (list.amount < 0) apply(list, 'floor', '', zero);
  for (const { code, balance, amount } of applyGiftCards(amounts.giftcards ?? [], list.amount)) {
    if (amount > 0) apply(list, 'giftcard', code, money(list.amount - amount));
    else skip(list, 'giftcard', code, { code: balance > 0 ? 'alreadyPaid' : 'noBalance' });
  }
  return list.steps;
};
