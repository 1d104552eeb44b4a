import { money } from '@ironcart/core/money';
import type { PriceView } from '@ironcart/react-ui';
import { useState } from 'react';

/**
 * The price of a gift card is the amount that was chosen; of every other product, and before a choice, its own.
 * @param chosen the amount that the form begins with, in minor units as text
 */
export const useGiftCardPrice = (price: PriceView, chosen = '') => {
  const [now, setAmount] = useState<string>();
  const amount = now ?? chosen;
  const isListed = /^[1-9]\d*$/.test(amount);
  return {
    price: isListed ? { amount: money(Number(amount)) } : price,
    /** An amount in minor units as text, or the value that stands for one of the shopper's own. */
    chooseAmount: setAmount,
  };
};
