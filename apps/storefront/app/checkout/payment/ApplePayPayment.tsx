import type { AttachedApplePay } from '@ironcart/checkout-machines/apple-pay';
import { ApplePayButton, useUi } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';

/** Apple Pay's button. The browser opens the sheet only while the press is being handled: all of it is loaded before. */
export const ApplePayPayment = () => {
  const actor = useCheckout();
  const { siteName } = useUi();
  const device = useSelector(actor, ({ context }) => context.wallets.device);
  const isOpen = useSelector(actor, ({ context }) => context.sheet !== undefined);
  const [applePay, setApplePay] = useState<AttachedApplePay>();

  useEffect(() => {
    let attached: AttachedApplePay | undefined;
    let isGone = false;
    void import('./attach-apple-pay-sheet.ts').then(async ({ attachApplePaySheet }) => {
      const made = await attachApplePaySheet(actor, device, siteName);
      if (isGone) {
        made.detach();
        return;
      }
      attached = made;
      setApplePay(made);
    });
    return () => {
      isGone = true;
      attached?.detach();
    };
  }, [actor, device, siteName]);

  return (
    <ApplePayButton
      isBusy={isOpen || applePay === undefined}
      onPress={() => applePay?.send({ type: 'applePay.requested' })}
    />
  );
};
