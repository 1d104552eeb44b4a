import { allCalls, allStreams } from '@ironcart/api/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { callNotes } from './call-notes.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const document = createOpenApiDocument('https://store.example');

const operationOf = (method: string, path: string) => {
  const operation = document.paths[path]?.[method];
  if (!operation) throw new Error(`The document has no ${method} ${path}`);
  return operation;
};

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, every reference of it found', async () => {
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

  it('has every call and stream of the contract once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      [...allCalls(), ...allStreams()].map(({ name }) => name).sort(),
    );
  });

  it('says in a sentence of its own what each call does, and which requirements it answers', () => {
    const names = [...allCalls(), ...allStreams()].map(({ name }) => name);
    expect(Object.keys(callNotes).sort()).toEqual(names.sort());
    const notes = Object.values(callNotes);
    for (const { summary } of notes) expect(summary).toMatch(/^[A-Z].{10,140}\.$/);
    expect(new Set(notes.map(({ summary }) => summary)).size).toBe(notes.length);
    for (const id of notes.flatMap(({ requirements }) => requirements)) expect(id).toMatch(/^S7-[a-z-]+-\d{2}$/);
    const { summary, description } = operationOf('post', '/svc_list/lists/{id}/items');
    expect(summary).toBe('Adds items and answers the whole list.');
    expect(description).toBe('Requirements: S7-calls-lists-06');
  });

  it('describes the stream of flags by its events', () => {
    const { responses, parameters } = operationOf('get', '/svc_flag/stream');
    expect(responses[200]?.content?.['text/event-stream']?.schema).toMatchObject({ required: ['version', 'flags'] });
    expect(responses).toHaveProperty('429');
    expect(parameters.map(({ name }) => name)).toContain('Last-Event-ID');
  });

  it('names every error of a call under its status', () => {
    const { responses } = operationOf('post', '/svc_checkout/order');
    expect(responses[409]?.description).toContain('wrong_tax_total');
    expect(responses[402]?.description).toBe('payment_error, three_ds');
    expect(responses[413]?.description).toBe('body_too_large');
    expect(operationOf('get', '/svc_list/lists').responses).not.toHaveProperty('413');
  });

  it('tells of captcha, the attempt’s name and the search token', () => {
    const headersOf = (method: string, path: string) =>
      operationOf(method, path)
        .parameters.filter((parameter) => parameter.in === 'header')
        .map(({ name }) => name);
    expect(headersOf('post', '/svc_checkout/order')).toEqual(['x-recaptcha-token', 'Idempotency-Key']);
    expect(headersOf('post', '/svc_session/session/login')).toEqual(['x-recaptcha-token']);
    expect(operationOf('post', '/svc_search/query').security).toEqual([{ searchToken: [] }]);
  });

  it('tells how long an answer may be kept', () => {
    const { responses, ...operation } = operationOf('get', '/svc_content/catalog/category/{id}');
    expect(operation['x-cache-seconds']).toBe(300);
    expect(responses[200]?.headers?.['Cache-Control']?.description).toBe('public, max-age=300');
    expect(operationOf('get', '/svc_session/session').responses[200]?.headers?.['Cache-Control']?.description).toBe(
      'no-store',
    );
  });

  it('says what a parameter stands for, not the text that carries it', () => {
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

  it('gives the path of the other sites where it differs', () => {
    expect(operationOf('post', '/svc_list/lists/{id}/items')['x-site-path']).toBe(
      '/svc_list/site/{site}/lists/{id}/items',
    );
    expect(operationOf('get', '/svc_ssr/countries')).not.toHaveProperty('x-site-path');
  });
});
