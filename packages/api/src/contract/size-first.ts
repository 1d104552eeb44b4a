import * as v from 'valibot';

/**
 * Wraps a schema so that too large inputs are rejected before any element is validated. Valibot's own `maxLength` and
 * `maxEntries` run after the elements, so that rejecting a list would take time in proportion to its length. Tools that
 * read schemas get the inner schema with `getter(undefined)`.
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
  // The refusal has no output, so the output type is that of the schema.
  return v.lazy((input) => (isTooLarge(input) ? (refusal as v.GenericSchema as S) : schema));
};
