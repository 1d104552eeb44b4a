import { selectAmountToPay, selectIsApprovalStale } from '@ironcart/checkout-machines';
import type { PaymentMethod } from '@ironcart/core/payment';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { WalletPanel } from '../../../checkout/WalletPanel.tsx';
import type { StopWallet, Wallet, WalletRequest } from '../../../checkout/wallet.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import type { PaymentParts } from './payment-parts.ts';

const didNotOpen = (name: string): string => `${name} did not open. Allow windows of this site, or pay another way.`;
const notAvailable = (name: string): string => `${name} is not available right now. Please pay another way.`;

export interface WalletPaymentProps extends Pick<PaymentParts, 'loadWallet'> {
  readonly method: PaymentMethod;
}

/** Payment with a wallet: the shopper approves the amount in a window or with the provider's own button. */
export const WalletPayment = ({ method, loadWallet }: WalletPaymentProps) => {
  const { name } = method;
  const actor = useCheckout();
  const amount = useSelector(actor, selectAmountToPay);
  const isStale = useSelector(actor, selectIsApprovalStale);
  const approvedAmount = useSelector(actor, ({ context }) => context.payment.approval?.authorizedAmount);
  const account = useSelector(actor, ({ context }) => context.payment.payPal);
  const currency = useSelector(actor, ({ context }) => context.site.currency);
  const [wallet, setWallet] = useState<Wallet>();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLDivElement>(null);
  const stop = useRef<StopWallet>(undefined);

  useEffect(() => {
    let isGone = false;
    loadWallet(method, account).then(
      (loaded) => !isGone && setWallet(loaded),
      () => setError(notAvailable(name)),
    );
    return () => {
      isGone = true;
      stop.current?.();
    };
  }, [method, account, name, loadWallet]);

  const requestFor = useEffectEvent(
    (toApprove: NonNullable<typeof amount>): WalletRequest => ({
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
        setError(didNotOpen(name));
      },
    }),
  );

  useEffect(() => {
    if (wallet?.kind !== 'button' || amount === undefined || button.current === null) return;
    let isGone = false;
    wallet.draw(button.current, requestFor(amount)).then(
      (take) => {
        if (isGone) take();
        else stop.current = take;
      },
      () => setError(notAvailable(name)),
    );
    return () => {
      isGone = true;
      stop.current?.();
    };
  }, [wallet, amount, name]);

  return (
    <WalletPanel
      name={name}
      approvedAmount={approvedAmount}
      isStale={isStale}
      isOpen={isOpen || wallet === undefined}
      error={error}
      onOpen={() => {
        if (wallet?.kind !== 'window' || amount === undefined) return;
        setError(undefined);
        setOpen(true);
        stop.current = wallet.open(requestFor(amount));
      }}
    >
      {wallet?.kind === 'button' ? <div ref={button} /> : undefined}
    </WalletPanel>
  );
};
