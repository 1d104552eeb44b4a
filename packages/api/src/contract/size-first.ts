import * as v from 'valibot';

/**
 * A schema that refuses an input for its size before it reads any element of it. Valibot's own `maxLength` and
 * `maxEntries` run after the elements, so that a refused list would cost as much as it is long. Tools that read schemas
 * find the schema itself with `getter(undefined)`.
 */
export const sizeFirst = <S extends v.GenericSchema>(
  schema: S,
  isTooLarge: (input: unknown) => boolean,
  message: string,
): v.LazySchema<S> => {
  const refusal = v.pipe(
    v.unknown(),
    v.check(() => false, message),
  );
  // The refusal has no output, so that what comes out is the schema's alone.
  return v.lazy((input) => (isTooLarge(input) ? (refusal as v.GenericSchema as S) : schema));
};
