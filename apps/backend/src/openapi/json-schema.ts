import * as wire from '@ironcart/api/contract';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema } from '@valibot/to-json-schema';

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // Rules in code, which JSON Schema has no word for: the document promises less than the contract, never more.
  ignoreActions: ['check', 'finite', 'normalize', 'to_upper_case', 'transform', 'readonly'],
  // Lists and records look at their size before they hand over to a schema (`sizeFirst`): that schema stands here itself.
  overrideSchema: ({ valibotSchema, definitions, referenceMap }) => {
    if (valibotSchema.type !== 'lazy') return undefined;
    const { getter } = valibotSchema as v.LazySchema<v.GenericSchema>;
    return definitions[referenceMap.get(getter(undefined)) ?? ''];
  },
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

/** `wireNewOrder` is the document's `NewOrder`. */
const componentNameOf = (exported: string): string => {
  const name = exported.replace(/^wire(?=[A-Z])/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const namedSchemas = (): Readonly<Record<string, v.GenericSchema>> =>
  Object.fromEntries(
    Object.entries(wire).flatMap(([name, value]) => (isSchema(value) ? [[componentNameOf(name), value]] : [])),
  );

/** JSON Schema of bodies and answers: what the contract exports by name stands once, and is referred to. */
export interface SchemaBook {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /** @param key of one of the schemas that the book was made with */
  schemaOf(key: string): JsonSchema;
}

/** @param schemas of bodies and answers by any key that is no component's name */
export const createSchemaBook = (schemas: Readonly<Record<string, v.GenericSchema>>): SchemaBook => {
  const named = namedSchemas();
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const inline = Object.fromEntries(Object.entries(schemas).filter(([, schema]) => !nameOf.has(schema)));
  // The named ones last: where one schema has two keys, it is referred to by its name.
  const definitions = toJsonSchemaDefs({ ...inline, ...named }, config);
  return {
    components: Object.fromEntries(Object.keys(named).map((name) => [name, definitions[name] ?? {}])),
    schemaOf: (key) => {
      const schema = schemas[key];
      const name = schema && nameOf.get(schema);
      return name === undefined ? (definitions[key] ?? {}) : { $ref: `#/components/schemas/${name}` };
    },
  };
};

/** A value in a path or a query: what it stands for, as a whole number, not the text that carries it. */
export const parameterSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _dialect, $defs: _ofLists, ...found } = toJsonSchema(schema, { ...config, typeMode: 'output' });
  return found;
};
