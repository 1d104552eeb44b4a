import type { FieldIssue } from './field-issue.ts';
import { type FieldRules, validateField } from './validate-field.ts';

/** The rules of a form's fields, by name, in the form's order. */
export type FieldSet<Path extends string = string> = Readonly<Record<Path, FieldRules>>;

/** A form's texts by field name; missing fields count as empty. */
export type FieldValues<Path extends string = string> = Readonly<Partial<Record<Path, string | undefined>>>;

/** Validates a form's texts, in the order of its fields (S5-val). */
export const validateFields = <Path extends string>(
  fields: FieldSet<Path>,
  values: FieldValues<NoInfer<Path>>,
): readonly FieldIssue<Path>[] =>
  (Object.keys(fields) as Path[]).flatMap((path) => validateField(path, values[path] ?? '', fields[path]));
