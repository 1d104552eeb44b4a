import type { ColumnType, JSONColumnType } from 'kysely';

/** numeric(12,2), read and written as decimal text. */
export type Amount = string;
/** A JSON document: read as a value, written as text. */
export type Json<T extends object> = JSONColumnType<T, string, string>;
export type Instant = ColumnType<Date, Date, Date>;
/** A date without a time of day, read and written as ISO 8601 text. */
export type CalendarDay = string;
