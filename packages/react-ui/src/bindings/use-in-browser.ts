import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the view runs in a browser: false on the server and during hydration. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
