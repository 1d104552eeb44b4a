/** Throws the error for an argument of the wrong type. */
const refuse = (name: string, expected: string, value: unknown): never => {
  const received =
    value === null || Number.isNaN(value) ? String(value) : Array.isArray(value) ? 'an array' : typeof value;
  throw new TypeError(`${name} must be ${expected}, got ${received}`);
};

/** Returns an argument that is an object, for untyped callers. @throws TypeError that names it otherwise */
export const requireObject = <Value>(value: Value, name: string): Value =>
  typeof value === 'object' && value !== null ? value : refuse(name, 'an object', value);

/** Returns an argument that is an array, for untyped callers. @throws TypeError that names it otherwise */
export const requireArray = <Value>(value: Value, name: string): Value =>
  Array.isArray(value) ? value : refuse(name, 'an array', value);

/** Returns an argument that can be iterated, for untyped callers. @throws TypeError that names it otherwise */
export const requireIterable = <Value extends Iterable<unknown>>(value: Value, name: string): Value =>
  typeof value?.[Symbol.iterator] === 'function' ? value : refuse(name, 'an array or iterable', value);

/** Returns an argument that is text, for untyped callers. @throws TypeError that names it otherwise */
export const requireText = (value: unknown, name: string): string =>
  typeof value === 'string' ? value : refuse(name, 'text', value);

/**
 * Returns an argument that is a key of a table, for untyped callers. @throws TypeError that names it and all keys
 * otherwise
 */
export const requireKey = <Value>(value: Value, name: string, table: object): Value => {
  if (typeof value === 'string' && Object.hasOwn(table, value)) return value;
  throw new TypeError(`${name} must be one of ${Object.keys(table).join(', ')}, got ${String(value)}`);
};

/** Returns an argument that is a `Map`, of any realm, for untyped callers. @throws TypeError that names it otherwise */
export const requireMap = <Value extends ReadonlyMap<unknown, unknown>>(value: Value, name: string): Value =>
  typeof value?.get === 'function' ? value : refuse(name, 'a Map', value);

/**
 * Returns an argument that is a number, for untyped callers. @throws TypeError that names it otherwise, NaN included
 */
export const requireNumber = (value: unknown, name: string): number =>
  typeof value === 'number' && !Number.isNaN(value) ? value : refuse(name, 'a number', value);

const requireFunction = (value: unknown, name: string): unknown =>
  typeof value === 'function' ? value : refuse(name, 'a function', value);

const requireKind = {
  object: requireObject,
  array: requireArray,
  text: requireText,
  number: requireNumber,
  function: requireFunction,
};

/** The required kinds of an argument's fields, by name. */
type FieldKinds<Value> = { readonly [Field in keyof Value]?: keyof typeof requireKind };

/**
 * Returns an argument that is an object with these fields, for untyped callers.
 * @throws TypeError that names it, or its first field of another type, as in 'address.street must be an array, got
 *   undefined'
 */
export const requireFields = <Value extends object>(value: Value, name: string, fields: FieldKinds<Value>): Value => {
  requireObject(value, name);
  for (const field in fields) {
    const kind = fields[field];
    if (kind !== undefined) requireKind[kind](value[field], `${name}.${field}`);
  }
  return value;
};

/**
 * Returns an argument that is an object with no other fields than these, for untyped callers: a misspelt amount would
 * otherwise be ignored.
 * @throws TypeError that names the field, as in 'amounts has no giftCards, only subtotal, giftcards'
 */
export const requireOnly = <Value extends object>(
  value: Value,
  name: string,
  fields: readonly (keyof Value & string)[],
): Value => {
  const known: readonly string[] = fields;
  for (const field of Object.keys(requireObject(value, name))) {
    if (!known.includes(field)) throw new TypeError(`${name} has no ${field}, only ${fields.join(', ')}`);
  }
  return value;
};

/**
 * Returns an argument that is an array of objects with these fields, for untyped callers.
 * @throws TypeError that names it, or its first invalid entry, as in 'lists[0] must be an object, got null'
 */
export const requireEntries = <Entry extends object>(
  entries: readonly Entry[],
  name: string,
  fields: FieldKinds<Entry> = {},
): readonly Entry[] => {
  requireArray(entries, name);
  for (const [at, entry] of entries.entries()) requireFields(entry, `${name}[${at}]`, fields);
  return entries;
};
