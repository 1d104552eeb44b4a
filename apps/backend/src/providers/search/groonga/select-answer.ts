import { GroongaRefusedError } from './groonga-client.ts';

const listOf = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new GroongaRefusedError('select: no answer of Groonga');
  return value;
};

/** A result set: `[[hits], [columns], record, ..., drilldowns]`. */
interface ResultSet {
  readonly hits: number;
  readonly records: readonly (readonly unknown[])[];
  /** By label; none without drilldowns. */
  readonly drilldowns: Readonly<Record<string, unknown>>;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const resultSetOf = (value: unknown): ResultSet => {
  const [counted, , ...rest] = listOf(value);
  return {
    hits: Number(listOf(counted)[0]),
    records: rest.flatMap((record) => (Array.isArray(record) ? [record] : [])),
    drilldowns: rest.find(isObject) ?? {},
  };
};

/** The number of records that a `select` found. */
export const hitsOf = (body: unknown): number => resultSetOf(listOf(body)[0]).hits;

/** The records that a `select` returned. */
export const recordsOf = (body: unknown): readonly (readonly unknown[])[] => resultSetOf(listOf(body)[0]).records;

/** A slice of a `select` by its label. */
export interface Slice {
  readonly hits: number;
  readonly records: readonly (readonly unknown[])[];
  drilldown(label: string): readonly (readonly unknown[])[];
}

/** The slices of a `select`. */
export const sliceOf = (body: unknown, label: string): Slice => {
  const slices = listOf(body).find(isObject) ?? {};
  const { hits, records, drilldowns } = resultSetOf(slices[label]);
  return { hits, records, drilldown: (name) => resultSetOf(drilldowns[name]).records };
};
