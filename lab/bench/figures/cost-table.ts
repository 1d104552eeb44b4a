import { type Comparison, readable } from './ratio-table.ts';

/** Costs relative to the first row, one column per comparison. */
export interface CostTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly isOurs: boolean;
    /** One per column, as a multiple of the first row's cost; undefined if not measured. */
    readonly costs: readonly (number | undefined)[];
    /** Notes appended to the row. */
    readonly notes?: readonly string[];
  }[];
  /** Headings of the note columns. */
  readonly noteColumns?: readonly string[];
}

/** Formats costs as a Markdown table; the baseline's cost is 1. */
export const costTable = ({ title, columns, rows, noteColumns = [] }: CostTable): string => {
  const headings = [...columns, ...noteColumns];
  return [
    `| ${[title, ...headings].join(' | ')} |`,
    `|---|${headings.map(() => '---:|').join('')}`,
    ...rows.map(({ name, isOurs, costs, notes = [] }) => {
      const cells = costs.map((cost) => (cost === undefined ? '' : `${readable(cost)}×`));
      return `| ${[isOurs ? `**${name}**` : name, ...cells, ...notes].join(' | ')} |`;
    }),
  ].join('\n');
};

/** Converts the costs to speeds relative to the first row, for a chart. */
export const comparisonsOf = (
  { columns, rows }: CostTable,
  unit: string,
  basePerSecond: readonly number[],
): readonly Comparison[] =>
  columns.map((column, index) => ({
    title: column,
    unit,
    measurements: rows.flatMap(({ name, isOurs, costs }) => {
      const cost = costs[index];
      return cost === undefined ? [] : [{ name, isOurs, perSecond: (basePerSecond[index] ?? Number.NaN) / cost }];
    }),
  }));
