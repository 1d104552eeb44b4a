import { escapeHtml } from '../http/escape-html.ts';
import type { JsonSchema } from './json-schema.ts';

type Member = Exclude<JsonSchema['items'], undefined>;

const refPrefix = '#/components/schemas/';

const link = (ref: string): string => {
  const name = escapeHtml(ref.replace(refPrefix, ''));
  return `<a href="#${name}">${name}</a>`;
};

const between = (low: number | undefined, high: number | undefined): string => {
  if (low === undefined && high === undefined) return '';
  return ` <i>${low ?? ''}…${high ?? ''}</i>`;
};

/** Omits limits beyond the safe integers, which are meaningless to readers. */
const told = (bound: number | undefined): number | undefined =>
  bound === undefined || Math.abs(bound) >= Number.MAX_SAFE_INTEGER ? undefined : bound;

const textOf = ({ pattern, minLength, maxLength, format }: JsonSchema): string =>
  `text${pattern === undefined ? '' : ` <i>${escapeHtml(pattern)}</i>`}${format === undefined ? '' : ` <i>${escapeHtml(format)}</i>`}${between(minLength, maxLength)}`;

const objectOf = (schema: JsonSchema, indent: string): string => {
  const required = new Set(schema.required);
  const inner = `${indent}  `;
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, member]) => `${inner}${escapeHtml(name)}${required.has(name) ? '' : '?'}: ${outline(member, inner)}`,
  );
  const { additionalProperties } = schema;
  if (typeof additionalProperties === 'object') rows.push(`${inner}[name]: ${outline(additionalProperties, inner)}`);
  return rows.length === 0 ? '{}' : `{\n${rows.join('\n')}\n${indent}}`;
};

const listOf = ({ items, maxItems }: JsonSchema, indent: string): string => {
  const [item] = Array.isArray(items) ? items : [items];
  return `list${maxItems === undefined ? '' : ` <i>…${maxItems}</i>`} of ${outline(item ?? true, indent)}`;
};

/**
 * Formats a schema for readers: names, `?` for optional fields, types and bounds, links to other schemas.
 * @returns HTML for a `pre`
 */
export const outline = (schema: Member | boolean, indent = ''): string => {
  if (typeof schema === 'boolean') return schema ? 'anything' : 'nothing';
  if (Array.isArray(schema)) return schema.map((member) => outline(member, indent)).join(', ');
  const { $ref, enum: choices, const: only, anyOf, oneOf, allOf, type } = schema;
  if ($ref !== undefined) return link($ref);
  if (choices) return choices.map((choice) => escapeHtml(JSON.stringify(choice))).join(' | ');
  if (only !== undefined) return escapeHtml(JSON.stringify(only));
  const alternatives = anyOf ?? oneOf;
  if (alternatives) return alternatives.map((member) => outline(member, indent)).join(' | ');
  if (allOf) return allOf.map((member) => outline(member, indent)).join(' and ');
  if (type === 'object') return objectOf(schema, indent);
  if (type === 'array') return listOf(schema, indent);
  if (type === 'string') return textOf(schema);
  if (type === 'number' || type === 'integer') {
    const name = type === 'integer' ? 'whole number' : 'number';
    return `${name}${between(told(schema.minimum), told(schema.maximum))}`;
  }
  return typeof type === 'string' ? type : 'anything';
};
