import { type RawBuilder, sql } from 'kysely';

/**
 * The latest time that a clock can have written for work that is due after a delay. Twice the delay, because the clocks
 * of processes differ slightly.
 */
const latestOf = (at: Date, longestDelayMs: number): Date => new Date(at.getTime() + 2 * longestDelayMs);

/**
 * Condition of work that is due. A time later than any delay was written before the clock was set back: such work is due
 * as well, and is not left until the clock is there again. `infinity` is never due. Not for times that somebody chose,
 * such as the day of a gift card: they may lie later than any delay.
 * @param column with the time of the next attempt, or of the end of a lease
 * @param longestDelayMs between two attempts, or the length of the lease
 */
export const isDueBy = (column: string, at: Date, longestDelayMs: number): RawBuilder<boolean> => {
  const time = sql.ref(column);
  return sql`(${time} <= ${at} or (${time} > ${latestOf(at, longestDelayMs)} and ${time} < 'infinity'))`;
};

/** Whether a time that was read has come, by the same rule as `isDueBy`. */
export const isDueAt = (time: Date, at: Date, longestDelayMs: number): boolean =>
  time <= at || time > latestOf(at, longestDelayMs);
