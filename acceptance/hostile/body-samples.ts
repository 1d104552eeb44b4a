/** The part of JSON Schema that /openapi.json uses. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly minimum?: number;
}

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** A call with a body: its URL, and a body with every field filled. */
export interface BodySample {
  readonly path: string;
  readonly method: string;
  readonly contentType: string;
  readonly body: unknown;
}

const deepest = 8;

/** A sample value for a schema; ignores formats and patterns. */
const sampleValueOf = (document: OpenApi, schema: Schema | undefined, depth = 0): unknown => {
  if (schema === undefined || depth > deepest) return null;
  const inner = (part: Schema | undefined) => sampleValueOf(document, part, depth + 1);
  if (schema.$ref !== undefined) return inner(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner));
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return inner(first);
  if (schema.type === 'array') return [inner(schema.items)];
  if (schema.type === 'string') return 'text';
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type !== 'object') return null;
  const { additionalProperties } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, part]) => [name, inner(part)])),
    ...(typeof additionalProperties === 'object' ? { anyName: inner(additionalProperties) } : {}),
  };
};

const anyId = '11111111-1111-4111-8111-111111111111';

/** Every call of the API with a body. */
export const bodySamples = (document: OpenApi): readonly BodySample[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) =>
      Object.entries(requestBody?.content ?? {}).map(([contentType, { schema }]) => ({
        path: path.replaceAll(/\{\w+\}/g, anyId),
        method: method.toUpperCase(),
        contentType,
        body: sampleValueOf(document, schema),
      })),
    ),
  );

/** Copies of a body, each with one string or property name replaced. */
export const withEachTextReplaced = (body: unknown, text: string): readonly unknown[] => {
  if (typeof body === 'string') return [text];
  if (Array.isArray(body)) {
    return body.flatMap((element, at) =>
      withEachTextReplaced(element, text).map((replaced) => body.with(at, replaced)),
    );
  }
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    { ...body, [text]: value },
    ...withEachTextReplaced(value, text).map((replaced) => ({ ...body, [name]: replaced })),
  ]);
};
