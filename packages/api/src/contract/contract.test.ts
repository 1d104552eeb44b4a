import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Call } from './define-call.ts';
import { wireNewLineItem } from './line-item.ts';
import { wireMoney } from './money.ts';
import { wireProduct } from './product.ts';

const calls: readonly (readonly [string, Call])[] = Object.values(contract).flatMap((service) =>
  Object.entries(service),
);

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

describe('API contract', () => {
  it('defines each call once', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    const names = calls.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('names each call by its position', () => {
    for (const [service, group] of Object.entries(contract)) {
      for (const [key, call] of Object.entries(group)) expect(call.name).toBe(`${service}.${key}`);
    }
  });

  it('defines the parameters of every path', () => {
    for (const [, call] of calls) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const schema = call.params as v.ObjectSchema<v.ObjectEntries, undefined> | undefined;
      expect(Object.keys(schema?.entries ?? {})).toEqual(inPath);
    }
  });

  it('never permits retrying the placement of an order', () => {
    const { placeOrder }: Readonly<Record<string, Call>> = contract.checkout;
    expect(placeOrder?.isRepeatable).toBeUndefined();
    expect(placeOrder?.method).toBe('POST');
  });

  it.each([
    ['GET /svc_list/lists', 'S7-calls-lists-01'],
    ['POST /svc_list/lists', 'S7-calls-lists-02'],
    ['GET /svc_list/lists/:id', 'S7-calls-lists-03'],
    ['DELETE /svc_list/lists/:id', 'S7-calls-lists-04'],
    ['PUT /svc_list/lists/:id/metadata', 'S7-calls-lists-05'],
    ['POST /svc_list/lists/:id/items', 'S7-calls-lists-06'],
    ['DELETE /svc_list/lists/:id/items', 'S7-calls-lists-07'],
    ['PUT /svc_list/lists/:id/items/:itemId', 'S7-calls-lists-08'],
    ['DELETE /svc_list/lists/:id/items/:itemId', 'S7-calls-lists-09'],
    ['PATCH /svc_customer/customer/', 'S7-calls-cust-02'],
  ])('has %s [%s]', (address) => {
    expect(calls.map(([, { method, path }]) => `${method} ${path}`)).toContain(address);
  });
});

describe('contract schema', () => {
  it.each([0, 0.1, 19.99, 12_345.6, 1_000_000])('accepts the money amount %d', (amount) => {
    expect(accepts(wireMoney, amount)).toBe(true);
  });

  it.each([-0.01, 0.001, 10.005, Number.NaN, Number.POSITIVE_INFINITY, 1e15, '10.00', null])(
    'rejects the money amount %s [S9-money-01]',
    (amount) => {
      expect(accepts(wireMoney, amount)).toBe(false);
    },
  );

  it('rejects line quantities of zero, fractions and thousands', () => {
    const line = { productId: 1, qty: 1 };
    expect(accepts(wireNewLineItem, line)).toBe(true);
    for (const qty of [0, -1, 1.5, 10_001, Number.NaN]) expect(accepts(wireNewLineItem, { ...line, qty })).toBe(false);
  });

  it('rejects lines nested deeper than a bundle of configurables', () => {
    const nested = (depth: number): unknown => ({
      productId: 1,
      qty: 1,
      ...(depth === 0 ? {} : { children: [nested(depth - 1)] }),
    });
    expect(accepts(wireNewLineItem, nested(3))).toBe(true);
    expect(accepts(wireNewLineItem, nested(4))).toBe(false);
    expect(accepts(wireNewLineItem, nested(1_000))).toBe(false);
  });

  it.each(['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual', 'downloadable'])(
    'accepts a product of the type %s only if it is one of the six types [S3-product-02]',
    (type) => {
      const issues = v.safeParse(wireProduct, { type }).issues?.map((issue) => v.getDotPath(issue)) ?? [];
      expect(issues.includes('type')).toBe(type === 'downloadable');
    },
  );

  it('accepts up to 100 ids in a batch of products', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    const { query } = contract.content.getProducts;
    expect(v.parse(query, { ids: '7,8' }).ids).toEqual([7, 8]);
    expect(accepts(query, { ids: ids(100) })).toBe(true);
    for (const wrong of [ids(101), '', '1,', 'x', '1,-2', '0']) expect(accepts(query, { ids: wrong })).toBe(false);
  });

  it('ignores unknown fields of a response [S7-http-23]', () => {
    const { answer } = contract.ssr.getHeartbeat;
    expect(v.parse(answer, { hash: 'h', buildDate: 'd', features: {}, more: 1 })).toEqual({
      hash: 'h',
      buildDate: 'd',
      features: {},
    });
  });
});
