/** Deduplicates concurrent work. */
export interface SharedWork<T> {
  /**
   * Runs `work` once for all callers that wait while earlier work with this key is running. It starts after the last of
   * these calls, so that no caller gets a result from before its call.
   * @param key identifies the same work
   */
  readonly share: (key: string, work: () => Promise<T>) => Promise<T>;
}

/** Creates a deduplicator of concurrent work. */
export const createSharedWork = <T>(): SharedWork<T> => {
  const current = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  const begin = (key: string, work: () => Promise<T>): Promise<T> => {
    const begun = work().finally(() => {
      if (current.get(key) === begun) current.delete(key);
    });
    current.set(key, begun);
    return begun;
  };

  const share: SharedWork<T>['share'] = (key, work) => {
    const waiting = next.get(key);
    if (waiting !== undefined) return waiting;
    const busy = current.get(key);
    if (busy === undefined) return begin(key, work);
    const beginNext = (): Promise<T> => {
      next.delete(key);
      return begin(key, work);
    };
    const later = busy.then(beginNext, beginNext);
    next.set(key, later);
    return later;
  };

  return { share };
};
