/** Why a form's field is refused (S5-val): it is empty, holds no e-mail address, or its own function says so. */
export type FieldIssueKind = 'required' | 'invalidEmail' | 'custom';

/** What is wrong with one field, as data: which field, what kind of fault, and the message that a form shows. */
export interface FieldIssue<Path extends string = string, Kind extends string = FieldIssueKind> {
  readonly path: Path;
  readonly kind: Kind;
  readonly message: string;
}

/** The message of each refused field, by path: of several only the first (S5-val-06). */
export const firstMessages = <Path extends string>(
  issues: readonly FieldIssue<Path, string>[],
): Readonly<Partial<Record<Path, string>>> => {
  const messages: Partial<Record<Path, string>> = {};
  for (const { path, message } of issues) messages[path] ??= message;
  return messages;
};
