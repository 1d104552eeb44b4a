import { allCalls, allStreams, type Call, type EventStream, sitePathOf } from '@ironcart/api/contract';
import { siteByCode } from '@ironcart/core/site';
import { sessionCookieName } from '../http/request-session.ts';
import { callNotes } from './call-notes.ts';
import type { OpenApiDocument, OpenApiOperation } from './document.ts';
import { createSchemaBook, type SchemaBook } from './json-schema.ts';
import { lastEventIdParameter, parametersOf } from './parameters.ts';
import { responsesOf, streamResponsesOf } from './responses.ts';

const description = `The store's complete API, generated from the schemas that validate every request.

- Amounts are numbers with at most two decimals, in the currency of the request's site.
- The default site is the United States. To address another site, insert its code after the service's name, for example \
\`/svc_list/site/EUR/lists\`, if the call has an \`x-site-path\`.
- Every error has the shape \`{ "error": { "type", "message", "details"? } }\`. Types are stable; branch on them.
- The session is a cookie. A guest's session starts with the first change; no call requires one.
- Browsers may send changes from the store's own pages only, with the content type \`application/json\`.`;

/** The type of `callNotes` requires a note on every call. */
const noteOf = (name: string) => callNotes[name] ?? { summary: name, requirements: [] };

const serviceOf = ({ name }: Pick<Call, 'name'>): string => name.split('.', 1)[0] ?? name;

const requirementsOf = (name: string): Pick<OpenApiOperation, 'description'> => {
  const { requirements } = noteOf(name);
  return requirements.length === 0 ? {} : { description: `Requirements: ${requirements.join(', ')}` };
};

/** `/svc_list/lists/:id` becomes `/svc_list/lists/{id}`. */
const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

const operationOf = (call: Call, book: SchemaBook): OpenApiOperation => {
  const sitePath = sitePathOf(call.path, siteByCode('EUR'));
  return {
    operationId: call.name,
    summary: noteOf(call.name).summary,
    ...requirementsOf(call.name),
    tags: [serviceOf(call)],
    security: call.needsSearchToken ? [{ searchToken: [] }] : [{}, { session: [] }],
    parameters: parametersOf(call),
    ...(call.body === undefined
      ? {}
      : {
          requestBody: {
            required: true as const,
            content: {
              [call.hasFormBody ? 'multipart/form-data' : 'application/json']: {
                schema: book.schemaOf(`${call.name} body`),
              },
            },
          },
        }),
    responses: responsesOf(call, book.schemaOf(`${call.name} answer`)),
    ...(call.cacheMs === undefined ? {} : { 'x-cache-seconds': call.cacheMs / 1_000 }),
    ...(sitePath === call.path ? {} : { 'x-site-path': templateOf(sitePath.replace('/site/EUR/', '/site/:site/')) }),
  };
};

const streamOperationOf = (stream: EventStream): OpenApiOperation => ({
  operationId: stream.name,
  summary: noteOf(stream.name).summary,
  ...requirementsOf(stream.name),
  tags: [serviceOf(stream)],
  security: [{}, { session: [] }],
  parameters: [...parametersOf(stream), lastEventIdParameter],
  responses: streamResponsesOf(stream),
});

const pathsOf = (calls: readonly Call[], book: SchemaBook): OpenApiDocument['paths'] => {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const call of calls) {
    const path = templateOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, book) };
  }
  for (const stream of allStreams()) paths[stream.path] = { get: streamOperationOf(stream) };
  return paths;
};

/**
 * Creates an OpenAPI 3.1 document of the contract.
 * @param publicUrl the store's URL without a trailing slash
 */
export const createOpenApiDocument = (publicUrl: string): OpenApiDocument => {
  const calls = allCalls();
  const schemas = calls.flatMap((call) => [
    ...(call.body === undefined ? [] : [[`${call.name} body`, call.body] as const]),
    [`${call.name} answer`, call.answer] as const,
  ]);
  const book = createSchemaBook(Object.fromEntries(schemas));
  return {
    openapi: '3.1.0',
    info: { title: 'Ironcart', version: '1.0.0', description },
    servers: [{ url: publicUrl }],
    tags: [...new Set(calls.map(serviceOf))].map((name) => ({ name })),
    paths: pathsOf(calls, book),
    components: {
      schemas: book.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName },
        searchToken: { type: 'http', scheme: 'bearer', description: 'The token of ssr.getSearchToken.' },
      },
    },
  };
};
