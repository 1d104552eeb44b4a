import { type ProviderMessage, readProviderMessage } from '@ironcart/core/sandbox';
import { useEffect, useEffectEvent } from 'react';

/** The sandbox's pages are served by the page's own host, below /sandbox-pay. */
export const providerOrigin = (): string => window.location.origin;

/** Listens to the sandbox's frames while the view is mounted. */
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
