import { CAPTCHA_HEADER, type Call, IDEMPOTENCY_KEY_HEADER, idempotencyKey } from '@ironcart/api/contract';
import * as v from 'valibot';
import type { OpenApiParameter } from './document.ts';
import { parameterSchema } from './json-schema.ts';

type Entries = readonly (readonly [name: string, schema: v.GenericSchema, isRequired: boolean])[];

const isObject = (schema: v.GenericSchema): schema is v.GenericSchema & { readonly entries: v.ObjectEntries } =>
  'entries' in schema;

const isUnion = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { readonly options: readonly v.GenericSchema[] } => 'options' in schema;

/** The parameters of a path or query schema; of a union all of them, none of which is required. */
const entriesOf = (schema: v.GenericSchema | undefined): Entries => {
  if (schema === undefined) return [];
  if (isObject(schema)) {
    return Object.entries(schema.entries).map(([name, entry]) => [
      name,
      entry as v.GenericSchema,
      entry.type !== 'optional',
    ]);
  }
  if (!isUnion(schema)) throw new Error(`A path or a query cannot be a ${schema.type}`);
  return schema.options.flatMap((option) => entriesOf(option).map(([name, entry]) => [name, entry, false] as const));
};

const listed = (schema: OpenApiParameter['schema']): Pick<OpenApiParameter, 'style' | 'explode'> =>
  schema.type === 'array' ? { style: 'form', explode: false } : {};

type ParameterParts = Pick<Call, 'params' | 'query' | 'captcha' | 'takesIdempotencyKey'>;

const inPath = (call: ParameterParts): readonly OpenApiParameter[] =>
  entriesOf(call.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: parameterSchema(schema),
  }));

const inQuery = ({ query }: ParameterParts): readonly OpenApiParameter[] =>
  entriesOf(query).map(([name, entry, required]) => {
    const schema = parameterSchema(entry);
    return {
      name,
      in: 'query',
      required,
      ...(query && isUnion(query) ? { description: 'Exactly one of the alternatives.' } : {}),
      schema,
      ...listed(schema),
    };
  });

const inHeaders = ({ captcha, takesIdempotencyKey }: ParameterParts): readonly OpenApiParameter[] => [
  ...(captcha === undefined
    ? []
    : [
        {
          name: CAPTCHA_HEADER,
          in: 'header' as const,
          required: false,
          description: `The token of the captcha action '${captcha}', where the store's captcha is on.`,
          schema: parameterSchema(v.string()),
        },
      ]),
  ...(takesIdempotencyKey
    ? [
        {
          name: IDEMPOTENCY_KEY_HEADER,
          in: 'header' as const,
          required: false,
          description: 'Identifies the attempt: a repeated call with the same body returns the same response.',
          schema: parameterSchema(idempotencyKey),
        },
      ]
    : []),
];

/** Lets a client resume a lost stream. */
export const lastEventIdParameter: OpenApiParameter = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The id of the last received event.',
  schema: parameterSchema(v.string()),
};

/** All parameters of a call besides its body. */
export const parametersOf = (call: ParameterParts): readonly OpenApiParameter[] => [
  ...inPath(call),
  ...inQuery(call),
  ...inHeaders(call),
];
