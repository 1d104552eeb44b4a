import { allCalls, allStreams } from '@ironcart/api/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenApiDocument } from './document.ts';
import { createOpenApiDocument } from './openapi-document.ts';

// Created for each test, so that an error is reported by the test of the broken part.
let document: OpenApiDocument;
beforeEach(() => {
  document = createOpenApiDocument('https://store.example');
});

const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  return operation;
};

describe('OpenAPI document', () => {
  it('is valid OpenAPI 3.1 with resolvable references', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone({ ...document }));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
    const targets = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
    expect(targets.length).toBeGreaterThan(50);
    for (const [, name = ''] of targets) expect(document.components.schemas).toHaveProperty(name);
  });

  it('has every call and stream of the contract exactly once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...allCalls(), ...allStreams()].map(({ name }) => name).sort(),
    );
  });

  it('describes the events of the flag stream', () => {
    const { responses, parameters } = operationOf('get', '/svc_flag/stream');
    expect(responses[200]?.content?.['text/event-stream']?.schema).toMatchObject({ required: ['version', 'flags'] });
    expect(responses).toHaveProperty('429');
    expect(parameters.map(({ name }) => name)).toContain('Last-Event-ID');
    expect(responses).toMatchObject({ 200: { description: expect.stringMatching(/data of each is JSON/) } });
  });

  it('lists every error of a call under its status', () => {
    const { responses } = operationOf('post', '/svc_checkout/order');
    expect(responses[409]?.description).toContain('wrong_tax_total');
    expect(responses[402]?.description).toBe('payment_error, three_ds');
    expect(responses[413]?.description).toBe('body_too_large');
    expect(operationOf('get', '/svc_list/lists').responses).not.toHaveProperty('413');
    expect(operationOf('get', '/svc_content/catalog/category/{id}').responses[400]?.description).toBe(
      'invalid_request',
    );
    expect(operationOf('get', '/svc_ssr/countries').responses).not.toHaveProperty('400');
    expect(operationOf('get', '/svc_list/lists').responses).not.toHaveProperty('403');
  });

  it.each([
    [200, undefined],
    [409, undefined],
    [429, 'Seconds to wait.'],
    [503, 'Seconds to wait.'],
  ])('documents Retry-After for the response %i: %j', (status, description) => {
    const { responses } = operationOf('post', '/svc_checkout/order');
    expect(responses[status]?.headers?.['Retry-After']?.description).toBe(description);
  });

  it('gives each named schema its fields, and each response header its schema', () => {
    for (const schema of Object.values(document.components.schemas)) expect(Object.keys(schema)).not.toEqual([]);
    const headers = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.entries(responses[200]?.headers ?? {}))
      .filter(([name]) => name !== 'Cache-Control');
    expect(headers.length).toBeGreaterThan(0);
    for (const [, header] of headers) {
      expect(header).toMatchObject({ description: 'Belongs to the answer.', schema: { type: expect.any(String) } });
    }
  });

  it('documents captcha, the name of the attempt and the search token', () => {
    const headersOf = (method: string, path: string) =>
      operationOf(method, path)
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('post', '/svc_checkout/order')).toEqual(['x-recaptcha-token', 'Idempotency-Key']);
    expect(headersOf('post', '/svc_session/session/login')).toEqual(['x-recaptcha-token']);
    expect(operationOf('post', '/svc_search/query').security).toEqual([{ searchToken: [] }]);
    expect(operationOf('post', '/svc_checkout/order').security).toEqual([{}, { session: [] }]);
  });

  it('documents how long a response may be cached', () => {
    const { responses, ...operation } = operationOf('get', '/svc_content/catalog/category/{id}');
    expect(operation['x-cache-seconds']).toBe(300);
    expect(responses[200]?.headers?.['Cache-Control']?.description).toBe('public, max-age=300');
    expect(operationOf('get', '/svc_session/session').responses[200]?.headers?.['Cache-Control']?.description).toBe(
      'no-store',
    );
  });

  it('describes the value of a parameter, not its text', () => {
    const orders = operationOf('get', '/svc_checkout/order').parameters;
    expect(orders.find(({ name }) => name === 'limit')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(operationOf('get', '/svc_content/catalog/products').parameters).toMatchObject([
      { name: 'ids', required: true, style: 'form', explode: false, schema: { type: 'array' } },
    ]);
    expect(operationOf('get', '/svc_content/catalog/product').parameters.map(({ name }) => name)).toEqual([
      'sku',
      'childId',
    ]);
  });

  it('gives the path on other sites if it differs', () => {
    expect(operationOf('post', '/svc_list/lists/{id}/items')['x-site-path']).toBe(
      '/svc_list/site/{site}/lists/{id}/items',
    );
    expect(operationOf('get', '/svc_ssr/countries')).not.toHaveProperty('x-site-path');
  });
});
