/** Splits rows so that each statement stays under PostgreSQL's 65,535 parameters. */
export const chunksOf = <T>(rows: readonly T[], size = 1_000): readonly (readonly T[])[] => {
  const chunks: (readonly T[])[] = [];
  for (let start = 0; start < rows.length; start += size) chunks.push(rows.slice(start, start + size));
  return chunks;
};
