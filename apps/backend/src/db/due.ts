import { type RawBuilder, sql } from 'kysely';

/**
 * Condition of work that is due. A time later than any delay was written before the clock was set back: such work is due
 * as well, and is not left until the clock is there again. `infinity` is never due.
 * @param column with the time of the next attempt
 * @param longestDelayMs between two attempts; doubled, because the clocks of processes differ slightly
 */
export const isDueBy = (column: string, at: Date, longestDelayMs: number): RawBuilder<boolean> => {
  const time = sql.ref(column);
  const latest = new Date(at.getTime() + 2 * longestDelayMs);
  return sql`(${time} <= ${at} or (${time} > ${latest} and ${time} < 'infinity'))`;
};
