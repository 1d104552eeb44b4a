import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { outline } from './schema-outline.ts';

describe('schema outline', () => {
  it.each<[string, JsonSchema | boolean]>([
    ['anything', true],
    ['nothing', false],
    ['anything', {}],
    ['boolean', { type: 'boolean' }],
    ['<a href="#Cart">Cart</a>', { $ref: '#/components/schemas/Cart' }],
    ['&quot;a&lt;b&quot; | 2', { enum: ['a<b', 2] }],
    ['&quot;USD&quot;', { const: 'USD' }],
    ['null', { const: null }],
    ['text | nothing', { anyOf: [{ type: 'string' }, false] }],
    ['text | boolean', { oneOf: [{ type: 'string' }, { type: 'boolean' }] }],
    ['<a href="#A">A</a> and {}', { allOf: [{ $ref: '#/components/schemas/A' }, { type: 'object' }] }],
    ['text', { type: 'string' }],
    [
      'text <i>^&lt;</i> <i>date</i> <i>1…9</i>',
      { type: 'string', pattern: '^<', format: 'date', minLength: 1, maxLength: 9 },
    ],
    ['text <i>…9</i>', { type: 'string', maxLength: 9 }],
    ['text <i>1…</i>', { type: 'string', minLength: 1 }],
    ['number', { type: 'number' }],
    ['number <i>0…</i>', { type: 'number', minimum: 0, maximum: Number.MAX_SAFE_INTEGER }],
    ['whole number <i>-1…5</i>', { type: 'integer', minimum: -1, maximum: 5 }],
    ['whole number', { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }],
    ['list of anything', { type: 'array' }],
    ['list <i>…3</i> of text', { type: 'array', items: { type: 'string' }, maxItems: 3 }],
    ['list of boolean', { type: 'array', items: [{ type: 'boolean' }] }],
    [
      '{\n  a: text\n  b?: {\n    [name]: number\n  }\n}',
      {
        type: 'object',
        required: ['a'],
        properties: { a: { type: 'string' }, b: { type: 'object', additionalProperties: { type: 'number' } } },
      },
    ],
    ['{}', { type: 'object', additionalProperties: false }],
  ])('is %j', (text, schema) => {
    expect(outline(schema)).toBe(text);
  });
});
