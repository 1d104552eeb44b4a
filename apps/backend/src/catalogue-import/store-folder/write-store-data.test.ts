import { expect, it } from 'vitest';
import { refusedByConstraint } from './write-store-data.ts';

const refused = (given: object) => Object.assign(new Error('violates check constraint "products_box"'), given);

it.each([
  [{ code: '23514', constraint: 'products_box' }, 'A value is outside of what the store accepts'],
  [
    { code: '23505', detail: 'Key (site_code, sku)=(USA, A) already exists.' },
    'site USA, sku A belongs to another record of the store already',
  ],
  [
    { code: '23503', detail: 'Key (child_id)=(77) is not present in table "products".' },
    'child id 77 is not in the store',
  ],
  [{ code: '40001' }, undefined],
])('import error describes what the database rejects without database names: %j', (given, sentence) => {
  expect(refusedByConstraint(refused(given))).toBe(sentence);
});
