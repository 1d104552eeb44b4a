import * as v from 'valibot';

/**
 * Reads what came from outside with a schema. It stops at the first thing that does not fit: a million bad elements cost
 * as much as one.
 */
export const parseInput = <S extends v.GenericSchema>(schema: S, input: unknown): v.SafeParseResult<S> =>
  v.safeParse(schema, input, { abortEarly: true });
