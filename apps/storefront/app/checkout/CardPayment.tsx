import { selectTokenRequestId } from '@ironcart/checkout-machines';
import { CardFrame } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { providerOrigin, tokenizeCommand } from '../adapters/payment-messages.ts';
import { useProviderMessages } from '../adapters/use-provider-messages.ts';
import { useCheckout } from './checkout-context.ts';

const frameUrl = '/sandbox-pay/card-form';

/** The provider's card form: what is typed in it never reaches this page, only that it is complete, and a token. */
export const CardPayment = () => {
  const actor = useCheckout();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const requestId = useSelector(actor, selectTokenRequestId);
  const failure = useSelector(actor, ({ context }) => context.payment.failure);

  useProviderMessages((message, from) => {
    if (from !== frame.current?.contentWindow) return;
    switch (message.event) {
      case 'ready':
        return setReady(true);
      case 'height':
        return setHeight(message.height);
      case 'change':
        return actor.send({ type: 'payment.changed', isComplete: message.complete });
      case 'token': {
        const { token, brand, last4, expMonth, expYear, requestId: answered } = message;
        const card = { token, brand, last4, expMonth, expYear };
        return actor.send({ type: 'payment.tokenReceived', card, requestId: answered });
      }
      case 'error':
        return actor.send({ type: 'payment.failed', message: message.message, requestId: message.requestId });
      case 'challenge-finished':
        return;
    }
  });

  useEffect(() => {
    if (requestId === undefined) return;
    frame.current?.contentWindow?.postMessage(tokenizeCommand(requestId), providerOrigin());
  }, [requestId]);

  const state = requestId === undefined ? 'ready' : 'busy';
  return (
    <CardFrame
      ref={frame}
      src={frameUrl}
      state={isReady ? state : 'loading'}
      height={height}
      error={failure?.message}
    />
  );
};
