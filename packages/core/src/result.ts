import { requireObject } from './require-argument.ts';

export {
  requireArray,
  requireEntries,
  requireNumber,
  requireObject,
  requireOnly,
  requireText,
} from './require-argument.ts';

/**
 * The result of a function whose failure callers must expect: the value, or all issues, at least one. `Issue` is a
 * union over the closed set of codes of that function, each with the facts that its message needs. Failures that no
 * caller can handle (a bug, a broken table) throw instead.
 */
export type Result<Value, Issue extends { readonly code: string }> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly [Issue, ...Issue[]] };

/** The `code` of an error thrown by a call; 'unexpected' if it has none. */
export const failureCodeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'unexpected';

/** The wait in seconds that a call's error states, for example for a rate limit. */
export const retryAfterSecondsOf = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'retryAfterSeconds' in error &&
  typeof error.retryAfterSeconds === 'number'
    ? error.retryAfterSeconds
    : undefined;

/**
 * A text for each code of a union: a string, or a function of the value with that code. A code without a text is a type
 * error.
 */
export type CodeTexts<Coded extends { readonly code: string }> = {
  readonly [Code in Coded['code']]: string | ((coded: Coded & { readonly code: Code }) => string);
};

/** Whether there is a text for a code from another system. */
export const hasText = <Coded extends { readonly code: string }>(
  coded: { readonly code: string },
  texts: CodeTexts<Coded>,
): coded is Coded => {
  requireObject(coded, 'coded');
  requireObject(texts, 'texts');
  return Object.hasOwn(texts, coded.code);
};

/** The text of a coded value, for example of an issue or a status. */
export const textOfCode = <Coded extends { readonly code: string }>(coded: Coded, texts: CodeTexts<Coded>): string => {
  requireObject(coded, 'coded');
  requireObject(texts, 'texts');
  const text: string | ((coded: never) => string) | undefined = texts[coded.code as Coded['code']];
  if (text === undefined) throw new TypeError(`texts has no text for the code ${String(coded.code)}`);
  return typeof text === 'string' ? text : text(coded as never);
};
