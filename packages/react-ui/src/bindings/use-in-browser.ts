import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the view runs in a browser: not on the server, nor while a browser takes over the server's markup. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
