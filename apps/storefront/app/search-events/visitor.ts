const visitorKey = 'ironcart-visitor';
const orderKey = 'ironcart-told-order';

/** The part of the browser's storage that is needed; each call may throw where storage is denied or full. */
export type VisitorStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The browser as the search service knows it: by an id of its own making, that names nobody. */
export interface Visitor {
  readonly id: string;
  /** The id was made just now. */
  readonly isNew: boolean;
  /** Whether an order was not yet told of; from now on it was: its page can be opened again and again. */
  readonly isNewOrder: (orderId: string) => boolean;
}

export const findVisitor = (storage: VisitorStorage, randomId: () => string): Visitor => {
  const read = (key: string): string | null => {
    try {
      return storage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key: string, value: string): void => {
    try {
      storage.setItem(key, value);
    } catch {
      // A browser that keeps nothing is another visitor on every page that it loads.
    }
  };
  const known = read(visitorKey);
  const id = known ?? randomId();
  if (known === null) keep(visitorKey, id);
  return {
    id,
    isNew: known === null,
    isNewOrder: (orderId) => {
      const isNew = read(orderKey) !== orderId;
      if (isNew) keep(orderKey, orderId);
      return isNew;
    },
  };
};
