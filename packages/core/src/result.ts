/**
 * The outcome of a function that its caller has to expect to fail: the value, or everything that is wrong, which is at
 * least one issue. `Issue` is a union over the closed set of codes of that function, each with the facts that its
 * message needs. What no caller can handle (a bug, a broken table) throws instead.
 */
export type Result<Value, Issue extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };
