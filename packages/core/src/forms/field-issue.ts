/** Why a field is invalid (S5-val): it is empty, is not an e-mail address, or fails its own validation. */
export type FieldIssueKind = 'required' | 'invalidEmail' | 'custom';

/** A validation issue as data: the field, the kind of issue, and the message that a form shows. */
export interface FieldIssue<Path extends string = string, Kind extends string = FieldIssueKind> {
  readonly path: Path;
  readonly kind: Kind;
  readonly message: string;
}

/** The message of each invalid field by path; only the first one of several (S5-val-06). */
export const firstMessages = <Path extends string>(
  issues: readonly FieldIssue<Path, string>[],
): Readonly<Partial<Record<Path, string>>> => {
  const messages: Partial<Record<Path, string>> = {};
  for (const { path, message } of issues) messages[path] ??= message;
  return messages;
};
