/** Work that several ask for at the same time. */
export interface SharedWork<T> {
  /**
   * What `work` comes to, done once for all who ask for the same while earlier work of that kind is under way. It begins
   * after the last of them has asked, so that nobody gets what was read before they asked.
   * @param key what makes it the same work
   */
  readonly share: (key: string, work: () => Promise<T>) => Promise<T>;
}

/** Does the same work for many at once. */
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
