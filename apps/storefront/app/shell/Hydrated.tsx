import { useEffect } from 'react';
import { hydratedEvent } from '../start/hydrated-event.ts';

/** Says on the document that the scripts have taken over: styles, tests and what the shopper did too early wait for it. */
export const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
};
