import { useEffect } from 'react';

/** Says on the document that the scripts have taken over: styles and tests can wait for it. */
export const Hydrated = () => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
  return null;
};
