import { money } from '@ironcart/core/money';
import type { PriceView } from '@ironcart/react-ui';
import { useState } from 'react';

/**
 * The price of a gift card is the selected amount; before a selection, and for other products, it is the product's
 * price.
 * @param chosen the form's initial amount, in minor units as text
 */
export const useGiftCardPrice = (price: PriceView, chosen = '') => {
  const [now, setAmount] = useState<string>();
  const amount = now ?? chosen;
  const isListed = /^[1-9]\d*$/.test(amount);
  return {
    price: isListed ? { amount: money(Number(amount)) } : price,
    /** Receives an amount in minor units as text, or the value for a custom amount. */
    chooseAmount: setAmount,
  };
};
