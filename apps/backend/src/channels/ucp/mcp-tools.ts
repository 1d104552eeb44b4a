import { toJsonSchema } from '@valibot/to-json-schema';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

const inputSchemaOf = ({ payload, input, hasId }: Operation) => ({
  type: 'object',
  required: ['meta', ...(hasId ? ['id'] : []), ...(payload === undefined ? [] : [payload])],
  properties: {
    meta: {
      type: 'object',
      required: ['ucp-agent'],
      properties: {
        'ucp-agent': {
          type: 'object',
          required: ['profile'],
          properties: { profile: { type: 'string', format: 'uri' } },
        },
        'idempotency-key': { type: 'string' },
      },
    },
    ...(hasId ? { id: { type: 'string' } } : {}),
    ...(payload === undefined ? {} : { [payload]: toJsonSchema(input, { errorMode: 'ignore' }) }),
  },
});

/** The channel's tools for MCP. Loaded on the first request, because the schema converter is large. */
export const listTools = () => ({
  tools: Object.entries<Operation>(operations).map(([name, operation]) => ({
    name,
    description: operation.description,
    inputSchema: inputSchemaOf(operation),
    annotations: { readOnlyHint: !operation.isChange },
  })),
});
