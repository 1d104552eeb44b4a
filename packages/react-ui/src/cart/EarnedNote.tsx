import type { Money } from '@ironcart/core/money';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import type { PriceDiscount } from '@ironcart/pricing';
import { useMoneyFormat } from '../price/Amount.tsx';
import styles from './CartLine.module.css';

/** An earned discount that a line redeems (S6-tickets), or could redeem (`offered`). */
export interface EarnedLineView {
  /** The discount per piece; undefined if the shopper no longer has it. */
  readonly discount?: PriceDiscount | undefined;
  readonly code: 'offered' | 'redeemed' | 'tooFewUses' | 'noUsesLeft' | 'notEntitled';
  /** The number of pieces for which it remains valid after this line; undefined: unlimited. */
  readonly usesLeft?: number | undefined;
}

/** The display text of a discount: '10% off each' or '$15.00 off each'. */
export const discountText = (discount: PriceDiscount, format: (amount: Money) => string): string =>
  `${discount.kind === 'percent' ? `${Number(discount.percent)}%` : format(discount.amount)} off each`;

const piecesOf = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

const textsIn = (format: (amount: Money) => string): CodeTexts<EarnedLineView> => {
  const discountOf = ({ discount }: EarnedLineView): string =>
    discount === undefined ? 'Your discount' : `Your discount: ${discountText(discount, format)}`;
  return {
    offered: discountOf,
    redeemed: discountOf,
    tooFewUses: ({ usesLeft = 0 }) =>
      `Your discount counts for ${piecesOf(usesLeft)} only. Lower the quantity to use it.`,
    noUsesLeft: 'Your discount is used up.',
    notEntitled: 'Your discount no longer counts.',
  };
};

/** States the discount that a line redeems, or why it does not. */
export const EarnedNote = ({ earned }: { readonly earned: EarnedLineView }) => (
  <p className={styles.earned}>{textOfCode(earned, textsIn(useMoneyFormat()))}</p>
);
