import { useEffect, useState } from 'react';
import { partHydratedEvent } from './hydrated-event.ts';

/**
 * Inside a part whose code is loaded after the page: marks its parent element as not interactive until it is hydrated,
 * so that early presses there are queued.
 */
export const LateMark = () => {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (isThere) document.dispatchEvent(new Event(partHydratedEvent));
    else setThere(true);
  }, [isThere]);
  return isThere ? null : <template data-late="" />;
};
