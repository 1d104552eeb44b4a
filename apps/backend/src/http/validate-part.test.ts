import * as v from 'valibot';
import { expect, it } from 'vitest';
import { validatePart } from './validate-part.ts';

const schema = v.object({ items: v.array(v.object({ qty: v.number() })) });

it.each([
  ['params', 'The path does not fit the contract'],
  ['query', 'The query does not fit the contract'],
  ['body', 'The body does not fit the contract'],
] as const)('validation names the invalid part %s and the field', (part, message) => {
  expect(validatePart(schema, { items: [{ qty: '1' }] }, part)).toMatchObject({
    type: 'invalid_request',
    message,
    details: { part, paths: ['items.0.qty'] },
  });
  expect(validatePart(schema, 'text', part)).toMatchObject({ details: { paths: ['(root)'] } });
});

it("validation returns the schema's output for a part, and nothing for a part without a schema", () => {
  expect(validatePart(schema, { items: [], more: 1 }, 'body')).toEqual({ value: { items: [] } });
  expect(validatePart(undefined, { items: [] }, 'body')).toEqual({ value: undefined });
});
