/** Unvalidated props from content. */
export type RawProps = Readonly<Record<string, unknown>>;

/** Parses a value, or throws a BlockPropsError with the path of the invalid part. */
export type Reader<T> = (value: unknown, path: string) => T;

/** Thrown for content that does not match its block. `BlockList` catches it. */
export class BlockPropsError extends Error {
  override readonly name = 'BlockPropsError';
}

const fail = (path: string, wanted: string): never => {
  throw new BlockPropsError(`${path} must be ${wanted}`);
};

export const text: Reader<string> = (value, path) => (typeof value === 'string' ? value : fail(path, 'text'));

export const number: Reader<number> = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? value : fail(path, 'a number');

export const flag: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : fail(path, 'true or false');

export const oneOf =
  <const T extends string | number>(...allowed: readonly T[]): Reader<T> =>
  (value, path) =>
    allowed.find((candidate) => candidate === value) ?? fail(path, `one of ${allowed.join(', ')}`);

export const listOf =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, path) =>
    Array.isArray(value) ? value.map((item, index) => reader(item, `${path}[${index}]`)) : fail(path, 'a list');

export const optional =
  <T>(reader: Reader<T>): Reader<T | undefined> =>
  (value, path) =>
    value === undefined || value === null ? undefined : reader(value, path);

/** Reads an object property by property; unknown properties are dropped. */
export const shape =
  <T extends object>(readers: { readonly [K in keyof T]-?: Reader<T[K]> }): Reader<T> =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(path, 'an object');
    const raw = value as RawProps;
    const read: Partial<T> = {};
    for (const key of Object.keys(readers) as (keyof T & string)[])
      read[key] = readers[key](raw[key], `${path}.${key}`);
    return read as T;
  };
