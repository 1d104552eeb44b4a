import { useCallback, useSyncExternalStore } from 'react';

interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/** An actor's snapshot; the view renders again with each. */
export const useSnapshot = <Snapshot>(actor: Watched<Snapshot>): Snapshot => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot());
};
