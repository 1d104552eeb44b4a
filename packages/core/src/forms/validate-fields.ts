import type { FieldIssue } from './field-issue.ts';
import { type FieldRules, validateField } from './validate-field.ts';

/** The rules of a form's fields, by name, in the form's order. */
export type FieldSet<Path extends string = string> = Readonly<Record<Path, FieldRules>>;

/** A form's texts by field name; a field that is not there counts as empty. */
export type FieldValues<Path extends string = string> = Readonly<Partial<Record<Path, string | undefined>>>;

/** What is wrong with a form's texts, field by field in the form's order (S5-val). */
export const validateFields = <Path extends string>(
  fields: FieldSet<Path>,
  values: FieldValues<NoInfer<Path>>,
): readonly FieldIssue<Path>[] =>
  (Object.keys(fields) as Path[]).flatMap((path) => validateField(path, values[path] ?? '', fields[path]));
