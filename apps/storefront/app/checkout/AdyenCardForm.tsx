import { selectTokenRequestId } from '@ironcart/checkout-machines';
import type { StoredCard } from '@ironcart/core/payment';
import { languageTagOf } from '@ironcart/core/site';
import { useSelector } from '@ironcart/react-ui';
import { useCheckout } from '@ironcart/react-ui/checkout';
import { useEffect, useRef, useState } from 'react';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { type AdyenCard, drawAdyenCard } from '../adapters/adyen-card.ts';

const notLoaded = 'The card form did not load. Please reload the page, or pay another way.';

export interface AdyenCardFormProps {
  readonly account: AdyenAccount;
  readonly stored: StoredCard | undefined;
}

/** Adyen's card fields, connected to checkout. */
export const AdyenCardForm = ({ account: { clientKey, environment }, stored }: AdyenCardFormProps) => {
  const actor = useCheckout();
  const element = useRef<HTMLDivElement>(null);
  const card = useRef<AdyenCard>(undefined);
  const [error, setError] = useState<string>();
  const requestId = useSelector(actor, selectTokenRequestId);
  const countryId = useSelector(actor, ({ context }) => context.shippingAddress.countryId);
  const locale = languageTagOf(useSelector(actor, ({ context }) => context.site.locale));

  useEffect(() => {
    if (element.current === null) return;
    let isGone = false;
    drawAdyenCard(element.current, {
      account: { clientKey, environment },
      countryCode: countryId,
      locale,
      stored,
      onChange: (isComplete) => actor.send({ type: 'payment.changed', isComplete }),
    }).then(
      (drawn) => {
        if (isGone) drawn.remove();
        else card.current = drawn;
      },
      () => setError(notLoaded),
    );
    return () => {
      isGone = true;
      card.current?.remove();
      card.current = undefined;
    };
  }, [actor, clientKey, environment, countryId, locale, stored]);

  useEffect(() => {
    if (requestId === undefined) return;
    const token = card.current?.token();
    if (token === undefined) actor.send({ type: 'payment.failed', message: 'Please complete your card.', requestId });
    else actor.send({ type: 'payment.tokenReceived', card: token, requestId });
  }, [actor, requestId]);

  return (
    <>
      {error && <p role="alert">{error}</p>}
      <div ref={element} />
    </>
  );
};
