/** One measurement; higher is faster. */
export interface Measurement {
  readonly name: string;
  readonly perSecond: number;
  /** Whether it measures this product and not a comparison. */
  readonly isOurs: boolean;
}

/** Measurements taken in turns in one run; the others are compared with the first. */
export interface Comparison {
  readonly title: string;
  /** The unit counted per second, as in 'carts'. */
  readonly unit: string;
  readonly measurements: readonly Measurement[];
}

/** Formats a figure with three significant digits and grouped thousands. */
export const readable = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  if (value >= 100) return value.toFixed(0);
  return String(Number(value.toPrecision(3)));
};

/** The speed of each measurement as a multiple of the first one's. */
export const ratiosOf = ({ measurements }: Comparison): readonly number[] => {
  const base = measurements[0]?.perSecond ?? Number.NaN;
  return measurements.map(({ perSecond }) => perSecond / base);
};

/** Formats a comparison as a Markdown table, ratios first: they vary between machines much less than times. */
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
