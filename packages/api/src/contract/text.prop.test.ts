import { isEmail } from '@ironcart/core/address';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Call } from './define-call.ts';
import { email, requiredText, text } from './primitives.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

const spoiled = fc
  .tuple(fc.string(), fc.constantFrom('\0', '\ud800', '\udbff', '\udc00', '\udfff'), fc.string())
  .map((parts) => parts.join(''));

interface SchemaNode {
  readonly name: string;
  readonly schema: v.GenericSchema;
}

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The schemas that a schema is made of: entries, items, alternatives, keys and values. */
const partsOf = ({ name, schema }: SchemaNode): readonly SchemaNode[] => {
  const fields = Object.entries(schema).flatMap(([key, value]): (readonly [string, unknown])[] => {
    if (key === 'entries') return Object.entries(value);
    if (key === 'options' && Array.isArray(value)) return value.map((option, at) => [String(at), option]);
    return ['item', 'wrapped', 'key', 'value'].includes(key) ? [[key, value]] : [];
  });
  return fields.flatMap(([field, part]) => (isSchema(part) ? [{ name: `${name}.${field}`, schema: part }] : []));
};

const leavesOf = (node: SchemaNode): readonly SchemaNode[] => {
  const parts = partsOf(node);
  return parts.length === 0 ? [node] : parts.flatMap(leavesOf);
};

const requestLeaves = Object.values(contract)
  .flatMap((calls): readonly Call[] => Object.values(calls))
  .flatMap(({ name, params, query, body }) =>
    Object.entries({ params, query, body }).map(([part, schema]) => ({ name: `${name} ${part}`, schema })),
  )
  .flatMap(({ name, schema }) => (schema ? leavesOf({ name, schema }) : []));

describe('text schema', () => {
  it('rejects a lone surrogate or a zero byte', () => {
    fc.assert(
      fc.property(spoiled, (value) => {
        expect(accepts(text(1_000), value)).toBe(false);
        expect(accepts(requiredText(1_000), value)).toBe(false);
      }),
    );
  });

  it('accepts valid text unchanged, up to its maximum length', () => {
    const whole = fc.string({ unit: 'binary', maxLength: 40 }).filter((value) => !value.includes('\0'));
    fc.assert(
      fc.property(whole, (value) => {
        expect(v.parse(text(value.length), value)).toBe(value);
        expect(accepts(text(value.length - 1), value)).toBe(false);
      }),
    );
  });

  it('is applied to every text of every call', () => {
    const texts = requestLeaves.filter(({ schema }) => schema.type === 'string');
    expect(texts.length).toBeGreaterThan(100);
    const tooOpen = texts.filter(({ schema }) =>
      ['\0', 'a\0', 'longenough\0', '\ud800', 'longenough\udc00', '/\0', '/\ud800'].some((value) =>
        accepts(schema, value),
      ),
    );
    expect(tooOpen.map(({ name }) => name)).toEqual([]);
  });

  it('is applied even in a call that accepts any value', () => {
    const open = requestLeaves.filter(({ schema }) => ['unknown', 'any'].includes(schema.type));
    expect(open.map(({ name }) => name)).toEqual([]);
  });
});

describe('e-mail schema', () => {
  it('uses the same rule as the forms [S5-email-05]', () => {
    const anyOne = fc.oneof(
      fc.emailAddress(),
      fc.string(),
      spoiled.map((value) => `${value}@example.com`),
      fc.constantFrom(
        'a@b.co\n',
        'a@[127.0.0.1]',
        '"a b"@c.co',
        'a..b@c.co',
        'a@b',
        'a@-b.co',
        `${'a'.repeat(65)}@b.co`,
      ),
    );
    fc.assert(
      fc.property(anyOne, (value) => {
        expect(accepts(email, value)).toBe(isEmail(value));
      }),
    );
  });
});
