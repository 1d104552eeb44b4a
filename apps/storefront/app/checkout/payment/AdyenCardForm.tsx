import { selectTokenRequestId } from '@ironcart/checkout-machines';
import type { StoredCard } from '@ironcart/core/payment';
import { languageTagOf } from '@ironcart/core/site';
import { useEffect, useRef, useState } from 'react';
import type { AdyenAccount } from '../../adapters/adyen-account.ts';
import { type AdyenCard, drawAdyenCard } from '../../adapters/adyen-card.ts';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';

const notLoaded = 'The card form did not load. Please reload the page, or pay another way.';

/** Adyen's card fields, bound to checkout as the sandbox's frame is. */
export const AdyenCardForm = ({
  clientKey,
  environment,
  stored,
}: AdyenAccount & { readonly stored?: StoredCard | undefined }) => {
  const actor = useCheckout();
  const element = useRef<HTMLDivElement>(null);
  const card = useRef<AdyenCard>(undefined);
  const [error, setError] = useState<string>();
  const requestId = useSelector(actor, selectTokenRequestId);
  const { countryId } = useSelector(actor, ({ context }) => context.shippingAddress);
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
