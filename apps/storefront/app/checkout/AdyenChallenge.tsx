import { languageTagOf } from '@ironcart/core/site';
import { ChallengeDialog, useSelector } from '@ironcart/react-ui';
import { useCheckout } from '@ironcart/react-ui/checkout';
import { useEffect, useRef } from 'react';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { drawAdyenAction } from '../adapters/adyen-action.ts';
import { fetchAdyenAction } from '../adapters/adyen-details.ts';

export interface AdyenChallengeProps {
  readonly account: AdyenAccount;
  readonly transactionId: string;
}

/** Adyen's 3-D Secure steps in a dialog; the pending step is fetched from the store, also after a reload. */
export const AdyenChallenge = ({ account, transactionId }: AdyenChallengeProps) => {
  const actor = useCheckout();
  const element = useRef<HTMLDivElement>(null);
  const { clientKey, environment } = account;
  const countryId = useSelector(actor, ({ context }) => context.shippingAddress.countryId);
  const locale = languageTagOf(useSelector(actor, ({ context }) => context.site.locale));

  useEffect(() => {
    let isGone = false;
    let drawn: { readonly remove: () => void } | undefined;
    const finish = () => actor.send({ type: 'challenge.finished' });
    const fail = () => actor.send({ type: 'challenge.failed' });
    const open = async () => {
      const action = await fetchAdyenAction(transactionId);
      if (isGone || element.current === null) return;
      if (action === undefined) {
        finish();
        return;
      }
      const options = { account: { clientKey, environment }, countryCode: countryId, locale, action };
      drawn = await drawAdyenAction(element.current, { ...options, onDone: finish, onFailed: fail });
      if (isGone) drawn.remove();
    };
    open().catch(() => {
      if (!isGone) fail();
    });
    return () => {
      isGone = true;
      drawn?.remove();
    };
  }, [actor, transactionId, clientKey, environment, countryId, locale]);

  return (
    <ChallengeDialog isOpen onClose={() => actor.send({ type: 'challenge.closed' })}>
      <div ref={element} />
    </ChallengeDialog>
  );
};
