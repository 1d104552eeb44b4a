import * as fc from 'fast-check';
import * as v from 'valibot';

/** The parts of a valibot schema or action that generating values needs. */
interface Step {
  readonly kind: 'schema' | 'validation' | 'transformation' | 'metadata';
  readonly type: string;
  readonly requirement?: unknown;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly options?: readonly unknown[];
  readonly item?: v.GenericSchema;
  readonly key?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => v.GenericSchema;
  readonly pipe?: readonly Step[];
}

/** A schema and the rules on its input, up to a transformation. */
const stepsOf = (schema: Step): readonly Step[] => {
  if (!schema.pipe) return [schema];
  const steps: Step[] = [];
  for (const step of schema.pipe) {
    if (step.kind === 'transformation' || (step.kind === 'schema' && steps.length > 0)) break;
    if (step.kind === 'schema') steps.push(...stepsOf(step));
    else steps.push(step);
  }
  return steps;
};

const boundOf = (steps: readonly Step[], type: string, otherwise: number): number => {
  const bounds = steps.filter((step) => step.type === type).map(({ requirement }) => Number(requirement));
  return bounds.length === 0 ? otherwise : Math.min(...bounds);
};

const anyDay = fc
  .date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyText = (steps: readonly Step[]): fc.Arbitrary<string> => {
  const pattern = steps.find(({ type }) => type === 'regex')?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(new RegExp(pattern.source));
  if (steps.some(({ type }) => type === 'iso_date')) return anyDay;
  const start = steps.find(({ type }) => type === 'starts_with')?.requirement ?? '';
  const maxLength = Math.min(boundOf(steps, 'max_length', 30), 30);
  const texts = fc.oneof(
    fc.string({ maxLength }),
    fc.string({ unit: 'grapheme', maxLength }),
    fc.emailAddress(),
    fc.constantFrom('45402', 'BAR-20', "' or 1=1 --", '%_\\', '__proto__', '<b>'),
  );
  return texts.map((text) => `${start}${text}`);
};

const anyNumber = (steps: readonly Step[]): fc.Arbitrary<number> => {
  const min = Math.max(-1e15, boundOf(steps, 'min_value', 0));
  const max = Math.min(1e15, boundOf(steps, 'max_value', 1e15));
  const edges = fc.constantFrom(min, max, 1, 1001, 1070);
  return fc.oneof(
    edges,
    fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, min + 2_000)) }),
    fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
  );
};

const anyObject = (entries: Readonly<Record<string, v.GenericSchema>>): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, anyInput(entry)])), {
    requiredKeys: Object.entries(entries).flatMap(([name, { type }]) => (type === 'optional' ? [] : [name])),
    noNullPrototype: true,
  });

const isSchema = (option: unknown): option is v.GenericSchema => typeof option === 'object' && option !== null;

const shapeOf = (schema: v.GenericSchema): fc.Arbitrary<unknown> => {
  const steps = stepsOf(schema as unknown as Step);
  const [base] = steps;
  if (!base) throw new Error('A pipe without a schema');
  switch (base.type) {
    case 'object':
    case 'strict_object':
    case 'loose_object':
    case 'object_with_rest':
      return anyObject(base.entries ?? {});
    case 'array': {
      const maxLength = Math.min(boundOf(steps, 'max_length', 3), 3);
      return fc.array(anyInput(base.item ?? v.never()), { maxLength: base.item?.type === 'never' ? 0 : maxLength });
    }
    case 'record':
      return fc.dictionary(
        anyInput(base.key ?? v.string()) as fc.Arbitrary<string>,
        anyInput(base.value ?? v.unknown()),
        {
          maxKeys: 3,
          noNullPrototype: true,
        },
      );
    case 'string':
      return anyText(steps);
    case 'number':
      return anyNumber(steps);
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...(base.options ?? []));
    case 'literal':
      return fc.constant(base.literal);
    case 'union':
    case 'variant':
      return fc.oneof(...(base.options ?? []).filter(isSchema).map(anyInput));
    case 'optional':
    case 'nullable':
      return fc.oneof(anyInput(base.wrapped ?? v.never()), fc.constant(base.type === 'optional' ? undefined : null));
    case 'lazy':
      return shapeOf(base.getter?.(undefined) ?? v.never());
    case 'null':
      return fc.constant(null);
    case 'never':
      return fc.constant(undefined);
    case 'unknown':
    case 'any':
      return fc.jsonValue();
    default:
      throw new Error(`No arbitrary is known for a schema of the type ${base.type}`);
  }
};

/** Maximum number of consecutive misses, after which the schema must contain an unsupported rule. */
const maxMisses = 2_000;

/**
 * Generates any value that a schema accepts, from the schema itself.
 * @throws Error on generation if none of many values is valid
 */
export const anyInput = (schema: v.GenericSchema): fc.Arbitrary<unknown> => {
  let misses = 0;
  return shapeOf(schema).filter((value) => {
    if (schema.type === 'never') return true;
    const { issues } = v.safeParse(schema, value);
    misses = issues ? misses + 1 : 0;
    if (issues && misses > maxMisses) throw new Error(`No value fits a ${schema.type}: ${issues[0].message}`);
    return issues === undefined;
  });
};
