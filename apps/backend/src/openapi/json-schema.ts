import * as wire from '@ironcart/api/contract';
import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';

export type { JsonSchema } from '@valibot/to-json-schema';

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // Custom validation has no equivalent in JSON Schema: the document's schemas are wider than the contract's, never
  // narrower.
  ignoreActions: ['check', 'finite', 'normalize', 'to_upper_case', 'transform', 'readonly'],
  // Lists and records check their size before they apply a schema (`sizeFirst`): that schema is used here.
  overrideSchema: ({ valibotSchema, definitions, referenceMap }) => {
    if (valibotSchema.type !== 'lazy') return undefined;
    const { getter } = valibotSchema as v.LazySchema<v.GenericSchema>;
    return definitions[referenceMap.get(getter(undefined)) ?? ''];
  },
};

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && Reflect.get(value, 'kind') === 'schema';

/** `wireNewOrder` becomes the document's `NewOrder`. */
const componentNameOf = (exported: string): string => {
  const name = exported.replace(/^wire(?=[A-Z])/, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

const namedSchemas = (): Readonly<Record<string, v.GenericSchema>> =>
  Object.fromEntries(
    Object.entries(wire).flatMap(([name, value]) => (isSchema(value) ? [[componentNameOf(name), value]] : [])),
  );

/** The JSON Schemas of bodies and responses: schemas that the contract exports are defined once and referenced. */
export interface SchemaBook {
  readonly components: Readonly<Record<string, JsonSchema>>;
  /**
   * @param key of one of the schemas passed to createSchemaBook
   */
  schemaOf(key: string): JsonSchema;
}

/**
 * @param schemas of bodies and responses, by keys that differ from component names
 */
export const createSchemaBook = (schemas: Readonly<Record<string, v.GenericSchema>>): SchemaBook => {
  const named = namedSchemas();
  const nameOf = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
  const inline = Object.fromEntries(Object.entries(schemas).filter(([, schema]) => !nameOf.has(schema)));
  // Named schemas come last: a schema with two keys is referenced by its name.
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

/** The schema of a path or query parameter's value, such as an integer, instead of the text that carries it. */
export const parameterSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _dialect, $defs: _ofLists, ...found } = toJsonSchema(schema, { ...config, typeMode: 'output' });
  return found;
};
