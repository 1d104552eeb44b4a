import type { Money } from '@ironcart/core';
import type { PriceDiscount } from '@ironcart/pricing';
import { useMoneyFormat } from '../price/Amount.tsx';
import styles from './CartLine.module.css';

/** What a line redeems of what the shopper earned (S6-tickets), or could redeem (`offered`). */
export interface EarnedLineView {
  /** Off each piece; undefined where the shopper has no such discount any more. */
  readonly discount?: PriceDiscount | undefined;
  readonly state: 'offered' | 'redeemed' | 'tooFewUses' | 'noUsesLeft' | 'notEntitled';
  /** Pieces that it still counts for, after this line where it redeems; undefined: without a limit. */
  readonly usesLeft?: number | undefined;
}

/** A discount in words, as in '10% off each' or '$15.00 off each'. */
export const discountText = (discount: PriceDiscount, format: (amount: Money) => string): string =>
  `${discount.kind === 'percent' ? `${Number(discount.percent)}%` : format(discount.amount)} off each`;

const piecesOf = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

const textOf = ({ discount, state, usesLeft }: EarnedLineView, format: (amount: Money) => string): string => {
  switch (state) {
    case 'redeemed':
    case 'offered':
      return discount === undefined ? 'Your discount' : `Your discount: ${discountText(discount, format)}`;
    case 'tooFewUses':
      return `Your discount counts for ${piecesOf(usesLeft ?? 0)} only. Lower the quantity to use it.`;
    case 'noUsesLeft':
      return 'Your discount is used up.';
    case 'notEntitled':
      return 'Your discount no longer counts.';
  }
};

/** What a line redeems, or why it does not. */
export const EarnedNote = ({ earned }: { readonly earned: EarnedLineView }) => (
  <p className={styles.earned}>{textOf(earned, useMoneyFormat())}</p>
);
