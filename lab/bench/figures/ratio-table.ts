/** One measured thing: higher is faster. */
export interface Measurement {
  readonly name: string;
  readonly perSecond: number;
  /** Whether it is the product's own work, rather than what that stands beside. */
  readonly isOurs: boolean;
}

/** Measurements that were taken side by side in one run; the first is what the others are compared with. */
export interface Comparison {
  readonly title: string;
  /** What is done per second, as in 'carts'. */
  readonly unit: string;
  readonly measurements: readonly Measurement[];
}

/** A figure with three significant digits, thousands grouped. */
export const readable = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 100) return value.toFixed(0);
  return String(Number(value.toPrecision(3)));
};

/** How many times as fast as the first one each measurement is. */
export const ratiosOf = ({ measurements }: Comparison): readonly number[] => {
  const base = measurements[0]?.perSecond ?? Number.NaN;
  return measurements.map(({ perSecond }) => perSecond / base);
};

/** A Markdown table of a comparison, ratios first: seconds differ from machine to machine, ratios much less. */
export const ratioTable = (comparison: Comparison): string => {
  const ratios = ratiosOf(comparison);
  return [
    `| ${comparison.title} | ratio | ${comparison.unit} per second |`,
    '|---|---:|---:|',
    ...comparison.measurements.map(
      ({ name, perSecond }, index) => `| ${name} | ${readable(ratios[index] ?? Number.NaN)} | ${readable(perSecond)} |`,
    ),
  ].join('\n');
};
