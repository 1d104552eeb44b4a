import { type Money, money } from '@ironcart/core/money';
import { priceOfOptions } from '../item/custom-options.ts';
import { ownPrice, type Pricing } from '../item/piece-price.ts';
import type { PreparedLine } from '../item/prepared-line.ts';
import { createRun } from '../item/pricing-run.ts';
import { explainEntitlement } from './explain-entitlement.ts';
import { explainLadder } from './explain-ladder.ts';
import { residueOf } from './residue.ts';
import { apply, applyParts, createStepList, type StepList, skip } from './step-list.ts';
import type { SkipReason } from './trace.ts';

/** Percentages of a bundle are integers in hundredths of a percent. */
const wholeBundle = 10_000;

const notChosen: SkipReason = { code: 'notChosen' };

const explainOwn = (list: StepList, line: PreparedLine, pricing: Pricing, parentPrice: number): void => {
  const { name } = line.product;
  switch (line.source) {
    case 'ladder':
      explainLadder(list, line, pricing);
      explainEntitlement(list, line, pricing);
      return;
    case 'given':
      apply(list, line.rung, name, money(line.amount));
      return;
    case 'override':
      apply(list, 'serverPrice', name, money(line.amount));
      return;
    case 'share': {
      const share = money(ownPrice(line, pricing, parentPrice));
      apply(list, line.rung, name, share, residueOf(parentPrice, line.amount, wholeBundle, share));
      return;
    }
    case 'child': {
      const [child] = line.children;
      if (child) explainPiece(list, child, pricing, parentPrice);
    }
  }
};

const explainChildren = (list: StepList, line: PreparedLine, pricing: Pricing): void => {
  const own = list.amount;
  for (const child of line.children) {
    const { steps, amount } = explainRow(child, pricing, own);
    applyParts(list, 'child', child.product.name, money(list.amount + amount), steps);
  }
};

const explainOptions = (list: StepList, { item, product }: PreparedLine): void => {
  const run = createRun(new Map());
  for (const option of product.customOptions) {
    const key = String(option.id);
    const options = Object.hasOwn(item.options, key) ? { [key]: item.options[key] ?? '' } : {};
    const price = priceOfOptions({ ...item, options }, { ...product, customOptions: [option] }, run);
    if (price === 0) skip(list, 'option', option.title, notChosen);
    else apply(list, 'option', option.title, money(list.amount + price));
  }
};

const explainPiece = (list: StepList, line: PreparedLine, pricing: Pricing, parentPrice: number): void => {
  explainOwn(list, line, pricing, parentPrice);
  if (line.source === 'override') return;
  if (line.source !== 'child' && line.children.length > 0) explainChildren(list, line, pricing);
  if (line.product.customOptions.length > 0) explainOptions(list, line);
};

/**
 * The steps that lead to the row total of a validated line. The rules are evaluated again and not read from the priced
 * line, so that a discrepancy is visible.
 * @param parentPrice the own price of the bundle around it, in minor units
 */
export const explainRow = (line: PreparedLine, pricing: Pricing, parentPrice = 0): StepList => {
  const list = createStepList();
  explainPiece(list, line, pricing, parentPrice);
  apply(list, 'quantity', String(line.qty), (list.amount * line.qty) as Money);
  return list;
};
