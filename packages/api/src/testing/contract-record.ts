import * as contractEntry from '../contract/index.ts';

/** The parts of a schema that the record uses; a schema has some of them, depending on its type. */
interface Described {
  readonly kind: string;
  readonly type: string;
  readonly pipe?: readonly Described[];
  readonly entries?: Readonly<Record<string, Described>>;
  readonly rest?: Described;
  readonly item?: Described;
  readonly wrapped?: Described;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  /** For a record the schema of its keys, for a variant the name of its discriminating property. */
  readonly key?: Described | string;
  readonly value?: Described;
  readonly getter?: (input: unknown) => Described;
  readonly requirement?: unknown;
  readonly message?: unknown;
}

type Lines = readonly [string, ...string[]];

const isSchema = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** The exported schemas by name. */
const namedSchemas = Object.entries(contractEntry).flatMap(([name, value]): [string, Described][] =>
  isSchema(value) ? [[name, value]] : [],
);

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const labelled = (label: string, [first, ...rest]: Lines): Lines => [`${label} ${first}`, ...rest];

const ruleOf = ({ type, requirement, message }: Described): string => {
  if (typeof requirement === 'function') return typeof message === 'string' ? `${type} "${message}"` : type;
  return requirement === undefined ? type : `${type} ${String(requirement)}`;
};

const entryLines = (entries: Readonly<Record<string, Described>>): readonly string[] =>
  Object.entries(entries).flatMap(([name, entry]) => {
    const isOptional = entry.type === 'optional' && entry.wrapped !== undefined && entry.default === undefined;
    return isOptional && entry.wrapped !== undefined
      ? labelled(`${name}?:`, linesOf(entry.wrapped))
      : labelled(`${name}:`, linesOf(entry));
  });

const unnamedLinesOf = (schema: Described): Lines => {
  const { type, pipe, entries, rest, item, wrapped, options, key, value, getter } = schema;
  const [root, ...rules] = pipe ?? [];
  if (root !== undefined) {
    const [first, ...others] = root === schema ? unnamedLinesOf({ ...schema, pipe: [] }) : linesOf(root);
    return [[first, ...rules.map(ruleOf)].join(', '), ...others];
  }
  if (getter) return linesOf(getter(undefined));
  if (entries) {
    const others = rest ? labelled('others:', linesOf(rest)) : [];
    return [type, ...indented([...entryLines(entries), ...others])];
  }
  if (item) return labelled('list of', linesOf(item));
  if (type === 'record' && isSchema(key) && value) {
    return labelled(`record of ${linesOf(key).join(' ')} to`, linesOf(value));
  }
  if (wrapped) {
    const otherwise = schema.default === undefined ? type : `${type} (otherwise ${JSON.stringify(schema.default)})`;
    return labelled(otherwise, linesOf(wrapped));
  }
  if (options) {
    const lines = options.flatMap((option) => (isSchema(option) ? linesOf(option) : [JSON.stringify(option)]));
    return [typeof key === 'string' ? `${type} by ${key}` : type, ...indented(lines)];
  }
  return [type === 'literal' ? JSON.stringify(schema.literal) : type];
};

const linesOf = (schema: Described): Lines => {
  const name = namedSchemas.find(([, named]) => named === schema)?.[0];
  return name === undefined ? unnamedLinesOf(schema) : [name];
};

const settingLines = (settings: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]) => {
    if (isSchema(value)) return labelled(`${name}:`, linesOf(value));
    return [`${name}: ${typeof value === 'function' ? 'by its query' : JSON.stringify(value)}`];
  });

/**
 * The wire contract as text: every call with its path, settings, fields, limits and errors, then every stream, then the
 * exported schemas.
 */
export const contractRecord = (): string => {
  const calls = contractEntry
    .allCalls()
    .map(({ name, method, path, ...settings }) =>
      [`${name}  ${method} ${path}`, ...indented(settingLines(settings))].join('\n'),
    );
  const streams = contractEntry
    .allStreams()
    .map(({ name, path, ...settings }) =>
      [`${name}  stream ${path}`, ...indented(settingLines({ ...settings }))].join('\n'),
    );
  const schemas = namedSchemas.map(([name, schema]) => labelled(`${name}:`, unnamedLinesOf(schema)).join('\n'));
  return `${[...calls, ...streams, ...schemas.toSorted()].join('\n\n')}\n`;
};
