import { type RawBuilder, sql } from 'kysely';

/**
 * A part of the single statement that places an order: common table expressions that take one kind of goods or value,
 * and the condition for refusing the whole placement. Parts read `placed`, which contains the order's id once the list
 * is known to be unchanged, and lock their rows in a fixed order. Each waits for the preceding one, so that concurrent
 * placements cannot deadlock.
 */
export interface PlacementPart {
  /** `name as (...)`, separated by commas. */
  readonly expressions: RawBuilder<unknown>;
  /** The last of its expressions, for which the next part waits. */
  readonly last: string;
  /** A scalar query for the refused items as text; null if everything was available. */
  readonly refusedWhat: RawBuilder<unknown>;
  /** The specification's code of that refusal. */
  readonly refusal: string;
}

/** A condition that is always true, but makes a locking query wait until that expression has run. */
export const after = (expression: string): RawBuilder<boolean> =>
  sql<boolean>`(select count(*) from ${sql.ref(expression)}) >= 0`;

/** Ends the statement with the first refusal of its parts, by an error that rolls everything back. */
export const refusingWith = (parts: readonly PlacementPart[]): RawBuilder<unknown> =>
  sql.join(
    parts.map(
      ({ refusal, refusedWhat }) =>
        sql`when (${refusedWhat}) is not null then refuse_placement(${sql.lit(refusal)}, (${refusedWhat}))`,
    ),
    sql` `,
  );

/** The refusal that `refuse_placement` raised; undefined for any other error. */
export const refusedPlacementOf = (error: unknown): { readonly reason: string; readonly what: string } | undefined => {
  if (!(error instanceof Error && 'code' in error && error.code === 'IC001')) return undefined;
  const { constraint, detail } = error as Error & { readonly constraint?: unknown; readonly detail?: unknown };
  return { reason: String(constraint), what: String(detail ?? '') };
};
