import { selectTokenRequestId } from '@ironcart/checkout-machines';
import type { StoredCard } from '@ironcart/core/payment';
import { languageTagOf } from '@ironcart/core/site';
import { useSelector } from '@ironcart/react-ui';
import { useCheckout } from '@ironcart/react-ui/checkout';
import { useCallback, useEffect } from 'react';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { useAdyenCard } from '../adapters/use-adyen-card.ts';

const notLoaded = 'The card form did not load. Please reload the page, or pay another way.';

export interface AdyenCardFormProps {
  readonly account: AdyenAccount;
  readonly stored: StoredCard | undefined;
}

/** Adyen's card fields, connected to checkout. */
export const AdyenCardForm = ({ account, stored }: AdyenCardFormProps) => {
  const actor = useCheckout();
  const requestId = useSelector(actor, selectTokenRequestId);
  const countryCode = useSelector(actor, ({ context }) => context.shippingAddress.countryId);
  const locale = languageTagOf(useSelector(actor, ({ context }) => context.site.locale));
  const onChange = useCallback((isComplete: boolean) => actor.send({ type: 'payment.changed', isComplete }), [actor]);
  const { element, card, isFailed } = useAdyenCard({ account, countryCode, locale, stored, onChange });

  useEffect(() => {
    if (requestId === undefined) return;
    const token = card.current?.token();
    if (token === undefined) actor.send({ type: 'payment.failed', message: 'Please complete your card.', requestId });
    else actor.send({ type: 'payment.tokenReceived', card: token, requestId });
  }, [actor, card, requestId]);

  return (
    <>
      {isFailed && <p role="alert">{notLoaded}</p>}
      <div ref={element} />
    </>
  );
};
