/** The object without its undefined members: what JSON will carry, so that sent and received compare equal. */
export const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
