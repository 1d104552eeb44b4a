import type { PriceDiscount } from '@ironcart/pricing';
import { discountText } from '../cart/EarnedNote.tsx';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';

export interface EarnedOfferProps {
  /** The discount per piece. */
  readonly discount: PriceDiscount;
  /** The number of pieces for which it is valid; undefined: unlimited. */
  readonly usesLeft?: number | undefined;
  readonly isRedeemed: boolean;
  readonly onChange: (isRedeemed: boolean) => void;
}

/** Offers to redeem an earned discount: the field `redeem` of the product's form. */
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
