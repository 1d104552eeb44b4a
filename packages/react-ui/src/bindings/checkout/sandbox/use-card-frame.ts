import { type CardToken, selectTokenRequestId } from '@ironcart/checkout-machines';
import { type ProviderMessage, tokenizeCommand } from '@ironcart/core/sandbox';
import { useEffect, useRef, useState } from 'react';
import type { CardFrameProps } from '../../../checkout/CardFrame.tsx';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { providerOrigin, useProviderMessages } from './use-provider-messages.ts';

type FrameState = Pick<CardFrameProps, 'ref' | 'state' | 'height' | 'error'>;

/** The card of a frame's token: the one typed in it, otherwise the saved one whose security code was typed. */
const cardOf = (
  { token, brand, last4, expMonth, expYear }: Extract<ProviderMessage, { event: 'token' }>,
  known: Omit<CardToken, 'token'> | undefined,
): CardToken | undefined => {
  if (brand !== undefined && last4 !== undefined && expMonth !== undefined && expYear !== undefined) {
    return { token, brand, last4, expMonth, expYear };
  }
  return known && { token, brand: known.brand, last4: known.last4, expMonth: known.expMonth, expYear: known.expYear };
};

/**
 * Connects the sandbox's frame to checkout: the page receives only whether the card is complete, and a token.
 * @param known the saved card whose security code the frame requests
 */
export const useCardFrame = (known?: Omit<CardToken, 'token'>): FrameState => {
  const actor = useCheckout();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const requestId = useSelector(actor, selectTokenRequestId);
  const error = useSelector(actor, ({ context }) => context.payment.failure?.message);

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
        const card = cardOf(message, known);
        if (card === undefined) return;
        return actor.send({ type: 'payment.tokenReceived', card, requestId: message.requestId });
      }
      case 'error':
        return actor.send({ type: 'payment.failed', message: message.message, requestId: message.requestId });
    }
  });

  useEffect(() => {
    if (requestId === undefined) return;
    frame.current?.contentWindow?.postMessage(tokenizeCommand(requestId), providerOrigin());
  }, [requestId]);

  const state = requestId === undefined ? 'ready' : 'busy';
  return { ref: frame, state: isReady ? state : 'loading', height, error };
};
