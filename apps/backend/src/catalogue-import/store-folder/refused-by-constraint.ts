const textOf = (error: Error, name: string): string => {
  const value = Object.entries(error).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** Says what a constraint of the database refused, with the key that it names; undefined for other errors. */
export const refusedByConstraint = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !textOf(error, 'code').startsWith('23')) return undefined;
  const [, column, value] = /^Key \((.+?)\)=\((.*?)\)/.exec(textOf(error, 'detail')) ?? [];
  if (column === undefined) return `the store's rule ${textOf(error, 'constraint')} is broken`;
  return textOf(error, 'code') === '23503'
    ? `${column} ${value} is not in the store`
    : `${column} ${value} belongs to another record of the store already`;
};
