import { useEffect, useEffectEvent } from 'react';
import { type ProviderMessage, providerOrigin, readProviderMessage } from './payment-messages.ts';

/** Hears the payment provider's frames for as long as the view is there. */
export const useProviderMessages = (
  hear: (message: ProviderMessage, from: MessageEventSource | null) => void,
): void => {
  const onMessage = useEffectEvent((event: MessageEvent) => {
    const message = readProviderMessage(event, providerOrigin());
    if (message !== undefined) hear(message, event.source);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
};
