import type { ColumnType, JSONColumnType } from 'kysely';

/** numeric(12,2), as decimal text both ways. */
export type Amount = string;
/** A JSON document: read as a value, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type Instant = ColumnType<Date, Date, Date>;
/** A date without a time of day, as ISO 8601 text both ways. */
export type CalendarDay = string;
