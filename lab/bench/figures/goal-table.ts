/** A chapter's goal (a maximum or a minimum) and its result. */
export type Goal = {
  readonly name: string;
  readonly reached: number;
  /** As in '×' or ' µs'. */
  readonly unit: string;
} & ({ readonly most: number } | { readonly least: number });

const twoDecimals = (value: number, unit: string): string => `${value.toFixed(2)}${unit}`;

const boundOf = (goal: Goal): { readonly words: string; readonly isKept: boolean } =>
  'most' in goal
    ? { words: `at most ${goal.most}${goal.unit}`, isKept: goal.reached <= goal.most }
    : { words: `at least ${goal.least}${goal.unit}`, isKept: goal.reached >= goal.least };

/** Formats goals as a Markdown table. */
export const goalTable = (goals: readonly Goal[]): string =>
  [
    '| goal | required | measured | reached |',
    '|---|---:|---:|---|',
    ...goals.map((goal) => {
      const { words, isKept } = boundOf(goal);
      return `| ${goal.name} | ${words} | ${twoDecimals(goal.reached, goal.unit)} | ${isKept ? 'yes' : 'no'} |`;
    }),
  ].join('\n');
