import { useCallback, useRef, useSyncExternalStore } from 'react';

interface Watched<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
}

/**
 * What a selector says of an actor now; the view renders again when that is no longer the same. A few lines instead of
 * @xstate/react, of which nothing else is used and whose 1.2 KB every first load of checkout would carry.
 */
export const useSelector = <Snapshot, Selected>(
  actor: Watched<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  isSame: (left: Selected, right: Selected) => boolean = Object.is,
): Selected => {
  const last = useRef<{ readonly value: Selected }>(undefined);
  const read = (): Selected => {
    const value = select(actor.getSnapshot());
    if (last.current === undefined || !isSame(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, read, read);
};
