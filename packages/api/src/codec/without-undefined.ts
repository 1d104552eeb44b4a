/** Removes an object's undefined members, as JSON does, so that sent and received objects compare equal. */
export const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
