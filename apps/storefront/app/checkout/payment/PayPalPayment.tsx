import { selectAmountToPay, selectIsApprovalStale } from '@ironcart/checkout-machines';
import { PayPalPanel } from '@ironcart/react-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadPayPal } from '../../adapters/load-pay-pal.ts';
import type { PayPal, PayPalRequest, StopPayPal } from '../../adapters/pay-pal.ts';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';

const didNotOpen = 'PayPal did not open. Allow windows of this site, or pay another way.';
const notAvailable = 'PayPal is not available right now. Please pay another way.';

/** Paying with PayPal: the shopper approves the amount to pay, in a window or by the provider's own button. */
export const PayPalPayment = () => {
  const actor = useCheckout();
  const amount = useSelector(actor, selectAmountToPay);
  const isStale = useSelector(actor, selectIsApprovalStale);
  const { approval, payPal: account } = useSelector(actor, ({ context }) => context.payment);
  const currency = useSelector(actor, ({ context }) => context.site.currency);
  const [payPal, setPayPal] = useState<PayPal>();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLDivElement>(null);
  const stop = useRef<StopPayPal>(undefined);

  useEffect(() => {
    let isGone = false;
    loadPayPal(account).then(
      (loaded) => !isGone && setPayPal(loaded),
      () => setError(notAvailable),
    );
    return () => {
      isGone = true;
      stop.current?.();
    };
  }, [account]);

  const requestFor = useEffectEvent(
    (toApprove: NonNullable<typeof amount>): PayPalRequest => ({
      amount: toApprove,
      currency,
      onApproved: (given) => {
        setOpen(false);
        actor.send({ type: 'payment.walletApproved', ...given });
      },
      onCancelled: () => {
        setOpen(false);
        actor.send({ type: 'payment.walletCancelled' });
      },
      onFailed: () => {
        setOpen(false);
        setError(didNotOpen);
      },
    }),
  );

  useEffect(() => {
    if (payPal?.kind !== 'button' || amount === undefined || button.current === null) return;
    let isGone = false;
    payPal.draw(button.current, requestFor(amount)).then(
      (take) => {
        if (isGone) take();
        else stop.current = take;
      },
      () => setError(notAvailable),
    );
    return () => {
      isGone = true;
      stop.current?.();
    };
  }, [payPal, amount]);

  return (
    <PayPalPanel
      approvedAmount={approval?.authorizedAmount}
      isStale={isStale}
      isOpen={isOpen || payPal === undefined}
      error={error}
      onOpen={() => {
        if (payPal?.kind !== 'window' || amount === undefined) return;
        setError(undefined);
        setOpen(true);
        stop.current = payPal.open(requestFor(amount));
      }}
    >
      {payPal?.kind === 'button' ? <div ref={button} /> : undefined}
    </PayPalPanel>
  );
};
