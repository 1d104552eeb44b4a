import { type Comparison, readable } from './ratio-table.ts';

/** How often the cost of the first thing each thing has, in one comparison after another. */
export interface CostTable {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly name: string;
    readonly isOurs: boolean;
    /** One for each column: times the first row's; undefined where it was not measured. */
    readonly costs: readonly (number | undefined)[];
    /** Appended as they are. */
    readonly notes?: readonly string[];
  }[];
  /** Headings of the notes. */
  readonly noteColumns?: readonly string[];
}

/** A Markdown table of costs: 1 is the floor's. */
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

/** The costs as speeds beside the first row's, to be drawn. */
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
