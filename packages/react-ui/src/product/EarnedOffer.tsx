import type { PriceDiscount } from '@ironcart/pricing';
import { discountText } from '../cart/EarnedNote.tsx';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';

export interface EarnedOfferProps {
  /** Off each piece. */
  readonly discount: PriceDiscount;
  /** Pieces that it still counts for; undefined: without a limit. */
  readonly usesLeft?: number | undefined;
  readonly isRedeemed: boolean;
  readonly onChange: (isRedeemed: boolean) => void;
}

/** What the shopper earned on a product, to be used or kept: the field `redeem` of the product's form. */
export const EarnedOffer = ({ discount, usesLeft, isRedeemed, onChange }: EarnedOfferProps) => {
  const format = useMoneyFormat();
  return (
    <Checkbox
      name="redeem"
      value="1"
      label={`Use your discount: ${discountText(discount, format)}`}
      hint={
        usesLeft === undefined ? undefined : `It counts for ${usesLeft} more ${usesLeft === 1 ? 'piece' : 'pieces'}.`
      }
      checked={isRedeemed}
      onCheckedChange={onChange}
    />
  );
};
