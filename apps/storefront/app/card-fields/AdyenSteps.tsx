import { ChallengeDialog } from '@ironcart/react-ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { drawAdyenAction } from '../adapters/adyen-action.ts';
import { fetchAdyenAction } from '../adapters/adyen-details.ts';

export interface AdyenStepsProps {
  readonly account: AdyenAccount;
  readonly transactionId: string;
  readonly countryCode: string;
  /** As in 'en-US'. */
  readonly locale: string;
  /** Called when the bank has decided; the store reports the result. */
  readonly onDone: () => void;
  readonly onFailed: () => void;
  /** Called when the shopper has closed the dialog. */
  readonly onClose: () => void;
}

/** Adyen's 3-D Secure steps in a dialog; the pending step is fetched from the store, also after a reload. */
export const AdyenSteps = (props: AdyenStepsProps) => {
  const { account, transactionId, countryCode, locale, onClose } = props;
  const { clientKey, environment } = account;
  const element = useRef<HTMLDivElement>(null);
  const done = useEffectEvent(() => props.onDone());
  const fail = useEffectEvent(() => props.onFailed());

  useEffect(() => {
    let isGone = false;
    let drawn: { readonly remove: () => void } | undefined;
    const open = async () => {
      const action = await fetchAdyenAction(transactionId);
      if (isGone || element.current === null) return;
      if (action === undefined) {
        done();
        return;
      }
      const options = { account: { clientKey, environment }, countryCode, locale, action };
      drawn = await drawAdyenAction(element.current, {
        ...options,
        onDone: () => done(),
        onFailed: () => fail(),
      });
      if (isGone) drawn.remove();
    };
    open().catch(() => {
      if (!isGone) fail();
    });
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [transactionId, clientKey, environment, countryCode, locale]);

  return (
    <ChallengeDialog isOpen onClose={onClose}>
      <div ref={element} />
    </ChallengeDialog>
  );
};
