import { type LineItem, money, type Product } from '@ironcart/core';
import { chosenChildren } from '../item/bundle.ts';
import { priceOfOptions } from '../item/custom-options.ts';
import { priceGiftCard } from '../item/gift-card.ts';
import { earnedDiscountOf } from '../item/price-line.ts';
import type { ParentTerms, PricingRun } from '../item/pricing-run.ts';
import { explainLadder } from './explain-ladder.ts';
import { apply, createStepList, type StepList, skip } from './step-list.ts';

const explainOwn = (list: StepList, item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): void => {
  const { base } = terms;
  if (base) apply(list, base.rung, product.name, money(base.price));
  else explainLadder(list, product, run.context, earnedDiscountOf(item, terms, run));
};

const explainChildren = (list: StepList, item: LineItem, product: Product, run: PricingRun): void => {
  for (const child of chosenChildren(item, product, list.amount, run)) {
    const childSteps = explainLine(child.item, run, child.terms);
    const name = run.products.get(child.item.productId)?.name ?? '';
    apply(list, 'child', name, money(list.amount + childSteps.amount), childSteps.steps);
  }
};

const explainPiece = (list: StepList, item: LineItem, product: Product, run: PricingRun, terms: ParentTerms): void => {
  const [child] = item.children;
  if (product.type === 'configurable' && child) {
    const earnedDiscount = earnedDiscountOf(item, terms, run);
    const chosen = run.products.get(child.productId);
    if (chosen) explainPiece(list, child, chosen, run, { base: terms.base, earnedDiscount });
  } else if (product.type === 'giftcard' && !terms.base) {
    apply(list, 'amount', product.name, money(priceGiftCard(item, product, run) ?? 0));
  } else {
    explainOwn(list, item, product, run, terms);
    if (product.type === 'bundle') explainChildren(list, item, product, run);
  }
  for (const option of product.customOptions) {
    const key = String(option.id);
    const options = Object.hasOwn(item.options, key) ? { [key]: item.options[key] ?? '' } : {};
    const price = priceOfOptions({ ...item, options }, { ...product, customOptions: [option] }, run);
    if (price === 0) skip(list, 'option', option.title, { code: 'notChosen' });
    else apply(list, 'option', option.title, money(list.amount + price));
  }
};

/**
 * The steps that lead to the row total of an item that has been priced without an issue. They are computed from the
 * rules anew, not read off the priced line, so that a difference between the two shows.
 */
export const explainLine = (item: LineItem, run: PricingRun, terms: ParentTerms = {}): StepList => {
  const list = createStepList();
  const product = run.products.get(item.productId);
  if (!product) return list;
  explainPiece(list, item, product, run, terms);
  apply(list, 'quantity', String(item.qty), money(list.amount * item.qty));
  return list;
};
