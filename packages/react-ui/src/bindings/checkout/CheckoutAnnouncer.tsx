import {
  selectAmountToPay,
  selectPackages,
  selectShippingRefusal,
  selectShippingState,
} from '@ironcart/checkout-machines';
import { useEffect, useState } from 'react';
import { useMoneyFormat } from '../../price/Amount.tsx';
import { LiveRegion } from '../../primitives/LiveRegion.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import { spokenStatusOf } from './spoken-status.ts';

/**
 * Announces changes of rates and of the amount to pay to screen readers. The live region must exist before its first
 * message.
 */
export const CheckoutAnnouncer = () => {
  const actor = useCheckout();
  const format = useMoneyFormat();
  const shipping = useSelector(actor, selectShippingState);
  const refusal = useSelector(actor, selectShippingRefusal);
  const methodCount = useSelector(actor, (snapshot) =>
    selectPackages(snapshot).reduce((count, { rates }) => count + rates.length, 0),
  );
  const amount = useSelector(actor, selectAmountToPay);
  const news = spokenStatusOf({
    shipping,
    refusal,
    methodCount,
    toPay: amount === undefined ? undefined : format(amount),
  });
  const [message, setMessage] = useState('');
  useEffect(() => setMessage(news), [news]);
  return <LiveRegion message={message} />;
};
