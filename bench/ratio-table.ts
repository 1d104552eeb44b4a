/** One measured thing: higher is faster. */
export interface Measurement {
  readonly name: string;
  readonly perSecond: number;
}

/** Measurements that were taken side by side in one run; the first is what the others are compared with. */
export interface Comparison {
  readonly title: string;
  readonly unit: string;
  readonly measurements: readonly Measurement[];
}

const readable = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3);

/** How many times as fast as the first one each measurement is. */
export const ratiosOf = ({ measurements }: Comparison): readonly number[] => {
  const base = measurements[0]?.perSecond ?? Number.NaN;
  return measurements.map(({ perSecond }) => perSecond / base);
};

/** A Markdown table of a comparison, ratios first: seconds differ from machine to machine, ratios much less. */
export const markdownTable = (comparison: Comparison): string => {
  const ratios = ratiosOf(comparison);
  return [
    `| ${comparison.title} | ratio | ${comparison.unit} per second |`,
    '|---|---:|---:|',
    ...comparison.measurements.map(
      ({ name, perSecond }, index) => `| ${name} | ${readable(ratios[index] ?? Number.NaN)} | ${readable(perSecond)} |`,
    ),
  ].join('\n');
};
