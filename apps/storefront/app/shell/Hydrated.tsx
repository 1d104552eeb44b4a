import { useEffect } from 'react';
import { hydratedEvent } from '../start/hydrated-event.ts';

/** Says on the document that the views have taken the page over. */
export const Hydrated = () => {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
};
