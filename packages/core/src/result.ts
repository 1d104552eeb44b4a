/**
 * The result of a function whose failure callers must expect: the value, or all issues, at least one. `Issue` is a
 * union over the closed set of codes of that function, each with the facts that its message needs. Failures that no
 * caller can handle (a bug, a broken table) throw instead.
 */
export type Result<Value, Issue extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

/** The `code` of an error that a call threw, or 'unexpected' without one. */
export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unexpected';
