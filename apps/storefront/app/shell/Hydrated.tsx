import { useEffect } from 'react';
import { hydratedEvent } from '../start/hydrated-event.ts';

/** Marks the document as hydrated. */
export const Hydrated = () => {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
};
