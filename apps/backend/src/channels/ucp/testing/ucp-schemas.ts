import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnySchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect } from 'vitest';

const folder = fileURLToPath(new URL('../schemas', import.meta.url));

const ajv = new Ajv2020({ strict: false, allErrors: true });
// The default export of a CommonJS module.
(formats as unknown as typeof formats.default)(ajv);

const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as AnySchemaObject;

for (const file of readdirSync(join(folder, 'schemas'), { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.json')) ajv.addSchema(read(join('schemas', file)));
}
// References in the schema are relative to its folder, not to its own id.
ajv.addSchema({ ...read('discovery/profile_schema.json'), $id: 'https://ucp.dev/discovery/profile.json' });

const errorResponse = 'schemas/shopping/types/error_response.json';

const checkout = [
  'schemas/shopping/fulfillment.json#/$defs/dev.ucp.shopping.checkout',
  'schemas/shopping/discount.json#/$defs/dev.ucp.shopping.checkout',
];

const cart = ['schemas/shopping/discount.json#/$defs/dev.ucp.shopping.cart'];

/** The response schema of each operation, as named in the bindings. */
const answerSchemas = {
  search_catalog: ['schemas/shopping/catalog_search.json#/$defs/search_response'],
  lookup_catalog: ['schemas/shopping/catalog_lookup.json#/$defs/lookup_response'],
  get_product: ['schemas/shopping/catalog_lookup.json#/$defs/get_product_response'],
  create_cart: cart,
  get_cart: cart,
  update_cart: cart,
  cancel_cart: cart,
  create_checkout: checkout,
  get_checkout: checkout,
  update_checkout: checkout,
  complete_checkout: checkout,
  cancel_checkout: checkout,
  get_order: ['schemas/shopping/order.json'],
} as const;

export type AnsweredOperation = keyof typeof answerSchemas;

/** Asserts that a value matches one of the protocol's schemas. */
export const expectSchema = (name: string, value: unknown): void => {
  const validate = ajv.getSchema(`https://ucp.dev/${name}`);
  if (!validate) throw new Error(`There is no schema ${name}`);
  expect(validate(value) ? [] : validate.errors, JSON.stringify(value, null, 1)).toEqual([]);
};

/** Asserts that a response matches the operation's schema or that of an error. */
export const expectAnswer = (operation: AnsweredOperation, answer: unknown): void => {
  const { ucp, ap2 } = answer as { readonly ucp?: { readonly status?: string }; readonly ap2?: object };
  for (const name of ucp?.status === 'error' ? [errorResponse] : answerSchemas[operation]) expectSchema(name, answer);
  if (ap2) expectSchema('schemas/shopping/ap2_mandate.json#/$defs/dev.ucp.shopping.checkout', answer);
};
