import { type Money, negate } from '@ironcart/core/money';
import { Amount } from './Amount.tsx';

export interface SignedAmountProps {
  readonly amount: Money;
}

/** A difference of amounts; its sign precedes it in every writing direction. */
export const SignedAmount = ({ amount }: SignedAmountProps) => {
  const sign = amount < 0 ? '−' : amount > 0 ? '+' : undefined;
  return (
    <bdi dir="ltr">
      <Amount amount={amount < 0 ? negate(amount) : amount} sign={sign} />
    </bdi>
  );
};
