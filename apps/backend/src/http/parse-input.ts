import * as v from 'valibot';

/** Parses external input with a schema, stopping at the first issue: a million invalid elements cost as much as one. */
export const parseInput = <S extends v.GenericSchema>(schema: S, input: unknown): v.SafeParseResult<S> =>
  v.safeParse(schema, input, { abortEarly: true });
