/** What a chapter was to reach, and what it did. */
export interface Goal {
  readonly name: string;
  /** The most that it may be. */
  readonly most: number;
  readonly reached: number;
  /** As in '×' or ' µs'. */
  readonly unit: string;
}

const twoDecimals = (value: number, unit: string): string => `${value.toFixed(2)}${unit}`;

/** A Markdown table of goals. */
export const goalTable = (goals: readonly Goal[]): string =>
  [
    '| goal | at most | measured | reached |',
    '|---|---:|---:|---|',
    ...goals.map(
      ({ name, most, reached, unit }) =>
        `| ${name} | ${most}${unit} | ${twoDecimals(reached, unit)} | ${reached <= most ? 'yes' : 'no'} |`,
    ),
  ].join('\n');
