import { useCallback, useRef, useSyncExternalStore } from 'react';

/** An actor as far as views need it. */
export interface WatchedActor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): { unsubscribe(): void };
  /** The snapshot that the server rendered, while a browser takes over its markup; default: the current one. */
  getServerSnapshot?(): Snapshot;
}

/**
 * Subscribes to one part of an actor's snapshot: the view renders again only when the selected value changes. A selector
 * that creates a new object each time needs `isSame`. These lines replace @xstate/react, of which nothing else would be
 * used and whose 1.2 KB every first load of checkout would carry.
 */
export const useSelector = <Snapshot, Selected>(
  actor: WatchedActor<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  isSame: (left: Selected, right: Selected) => boolean = Object.is,
): Selected => {
  const last = useRef<{ readonly value: Selected }>(undefined);
  const selected = (snapshot: Snapshot): Selected => {
    const value = select(snapshot);
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
  return useSyncExternalStore(
    subscribe,
    () => selected(actor.getSnapshot()),
    () => selected(actor.getServerSnapshot?.() ?? actor.getSnapshot()),
  );
};
