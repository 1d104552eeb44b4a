/** The message of a call with an argument of another type. */
const refuse = (name: string, expected: string, value: unknown): never => {
  const received = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value;
  throw new TypeError(`${name} must be ${expected}, got ${received}`);
};

/** Returns an argument that is an object, for callers without types. @throws TypeError that names it otherwise */
export const requireObject = <Value>(value: Value, name: string): Value =>
  typeof value === 'object' && value !== null ? value : refuse(name, 'an object', value);

/** Returns an argument that is an array, for callers without types. @throws TypeError that names it otherwise */
export const requireArray = <Value>(value: Value, name: string): Value =>
  Array.isArray(value) ? value : refuse(name, 'an array', value);

/** Returns an argument that can be iterated, for callers without types. @throws TypeError that names it otherwise */
export const requireIterable = <Value extends Iterable<unknown>>(value: Value, name: string): Value =>
  typeof value?.[Symbol.iterator] === 'function' ? value : refuse(name, 'an array or iterable', value);

/** Returns an argument that is text, for callers without types. @throws TypeError that names it otherwise */
export const requireText = (value: unknown, name: string): string =>
  typeof value === 'string' ? value : refuse(name, 'text', value);
