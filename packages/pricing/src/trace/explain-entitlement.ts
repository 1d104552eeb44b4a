import type { Money } from '@ironcart/core/money';
import type { Redemption } from '../discount/entitlement.ts';
import { discountedPrice, type PriceDiscount, ratioOf } from '../discount/price-discount.ts';
import { type Pricing, redemptionOf } from '../item/piece-price.ts';
import type { PreparedLine } from '../item/prepared-line.ts';
import { type Residue, residueOf } from './residue.ts';
import { apply, type StepList, skip } from './step-list.ts';
import type { SkipReason } from './trace.ts';

const notRedeemed: SkipReason = { code: 'notRedeemed' };
const notEntitled: SkipReason = { code: 'notEntitled' };
const noUsesLeft: SkipReason = { code: 'noUsesLeft' };
const notOffered: SkipReason = { code: 'notOffered' };

/** The rounding residue of a discounted amount; undefined for a fixed discount, or if the price becomes 0. */
const discountResidue = (price: Money, discount: PriceDiscount, discounted: Money): Residue | undefined => {
  if (discount.kind === 'fixed') return undefined;
  const { numerator, denominator } = ratioOf(discount);
  return numerator >= denominator ? undefined : residueOf(price, denominator - numerator, denominator, discounted);
};

const whyNot = (redemption: Exclude<Redemption, { readonly outcome: 'redeemed' }> | undefined): SkipReason => {
  switch (redemption?.outcome) {
    case 'noUsesLeft':
      return noUsesLeft;
    case 'tooFewUses':
      return { code: 'tooFewUses', usesLeft: redemption.usesLeft, usesNeeded: redemption.usesNeeded };
    default:
      return notEntitled;
  }
};

/** Subtracts a discount from the current amount; the excess of a fixed discount is reported as unused. */
export const applyDiscount = (
  list: StepList,
  rule: 'earned' | 'orderDiscount',
  subject: string,
  discount: PriceDiscount,
  rounding: Pricing['rounding'],
): void => {
  const { amount } = list;
  const output = discountedPrice(amount, discount, rounding);
  apply(list, rule, subject, output, discountResidue(amount, discount, output));
  if (discount.kind === 'fixed' && discount.amount > amount) {
    skip(list, rule, subject, { code: 'coversAll', unused: (discount.amount - amount) as Money });
  }
};

/** The step of the entitlement that the shopper redeems on this product (S4-price-02, S6-tickets). */
export const explainEntitlement = (list: StepList, line: PreparedLine, pricing: Pricing): void => {
  const { name } = line.product;
  if (line.redeems.length === 0) {
    skip(list, 'earned', name, notRedeemed);
    return;
  }
  const redemption = redemptionOf(line, pricing);
  if (redemption?.outcome !== 'redeemed') {
    skip(list, 'earned', name, whyNot(redemption));
    return;
  }
  applyDiscount(list, 'earned', name, redemption.entitlement, pricing.rounding);
  if (redemption.entitlement.hasFreeShipping === true) apply(list, 'freeShipping', name, list.amount);
  else skip(list, 'freeShipping', name, notOffered);
};
