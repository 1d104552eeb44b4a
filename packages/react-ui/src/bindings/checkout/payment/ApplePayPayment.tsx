import { type AttachedApplePay, attachApplePay } from '@ironcart/checkout-machines/apple-pay';
import { useEffect, useState } from 'react';
import { ApplePayButton } from '../../../checkout/ApplePayButton.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import type { PaymentParts } from './payment-parts.ts';

export interface ApplePayPaymentProps {
  readonly loadApplePay: NonNullable<PaymentParts['loadApplePay']>;
}

/** Apple Pay's button. A browser opens the sheet only while it handles the press, so everything is loaded before. */
export const ApplePayPayment = ({ loadApplePay }: ApplePayPaymentProps) => {
  const actor = useCheckout();
  const { siteName } = useUi();
  const device = useSelector(actor, ({ context }) => context.wallets.device);
  const isOpen = useSelector(actor, ({ context }) => context.sheet !== undefined);
  const [applePay, setApplePay] = useState<AttachedApplePay>();

  useEffect(() => {
    let detach: (() => void) | undefined;
    let isGone = false;
    void loadApplePay(device).then((open) => {
      if (isGone) return;
      const sheet = open((event) => attached.send(event));
      const attached = attachApplePay(actor, { storeName: siteName, command: (command) => sheet.obey(command) });
      detach = () => {
        attached.detach();
        sheet.dispose();
      };
      setApplePay(attached);
    });
    return () => {
      isGone = true;
      detach?.();
    };
  }, [actor, device, siteName, loadApplePay]);

  return (
    <ApplePayButton
      isBusy={isOpen || applePay === undefined}
      onPress={() => applePay?.send({ type: 'applePay.requested' })}
    />
  );
};
