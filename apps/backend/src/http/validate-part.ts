import * as v from 'valibot';
import { parseInput } from './parse-input.ts';
import { type Refusal, refuse } from './refusal.ts';

/** The path of an issue, as in 'items.0.qty'. */
export const pathOf = (issue: v.BaseIssue<unknown>): string => v.getDotPath(issue) ?? '(root)';

/** Validates a part of a request: returns the handler's input, or a refusal that names the invalid field. */
export const validatePart = (
  schema: v.GenericSchema | undefined,
  value: unknown,
  part: 'params' | 'query' | 'body',
): { readonly value: unknown } | Refusal => {
  if (!schema) return { value: undefined };
  const result = parseInput(schema, value);
  if (result.success) return { value: result.output };
  const message = `The ${part === 'params' ? 'path' : part} does not fit the contract`;
  return refuse('invalid_request', message, { part, paths: result.issues.map(pathOf) });
};
