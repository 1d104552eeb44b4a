import * as v from 'valibot';

/**
 * A schema that refuses an input for its size before it reads any element of it. Valibot's own `maxLength` and
 * `maxEntries` run after the elements, so that a refused list would cost as much as it is long. It hands over to one of
 * two schemas by the input, as Valibot's `lazy` does, and keeps the type of the first for tools that read schemas.
 */
export const sizeFirst = <S extends v.GenericSchema>(
  schema: S,
  isTooLarge: (input: unknown) => boolean,
  message: string,
): S => {
  const refusal = v.pipe(
    v.unknown(),
    v.check(() => false, message),
  );
  return {
    ...schema,
    '~run': (dataset, config) => (isTooLarge(dataset.value) ? refusal : schema)['~run'](dataset, config),
  };
};
