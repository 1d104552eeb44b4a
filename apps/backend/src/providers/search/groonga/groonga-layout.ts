import type { GroongaClient } from './groonga-client.ts';

/** Incremented with every change of the tables below or of the content that `rowOf` writes. */
export const groongaFormat = 1;

export const factsOf = (generation: string): string => `${generation}_facts`;
export const skusOf = (generation: string): string => `${generation}_skus`;

const texts = ['text_name', 'text_brand', 'text_options', 'text_description'];

/** Time limit for creating a table, in milliseconds. */
const patienceMs = 4_000;

/** Creates the tables of an index: products, and the indexed words and values. */
export const createTables = async (client: GroongaClient, generation: string, places: number): Promise<void> => {
  const table = (name: string, key: string, more: Readonly<Record<string, string>> = {}) =>
    client.command('table_create', { name, flags: 'TABLE_PAT_KEY', key_type: key, ...more }, patienceMs);
  const column = (of: string, name: string, flags: string, type: string, source?: string) =>
    client.command(
      'column_create',
      { table: of, name, flags, type, ...(source === undefined ? {} : { source }) },
      patienceMs,
    );
  const words = `${generation}_words`;
  const names = `${generation}_names`;
  const marks = `${generation}_marks`;
  await table(generation, 'Int32', { flags: 'TABLE_HASH_KEY' });
  await table(words, 'ShortText', { default_tokenizer: 'TokenDelimit' });
  for (const name of texts) await column(generation, name, 'COLUMN_SCALAR', 'Text');
  await column(words, 'index', 'COLUMN_INDEX|WITH_POSITION|WITH_SECTION', generation, texts.join());
  for (const [name, source, flags] of [
    [factsOf(generation), 'facts', 'COLUMN_VECTOR'],
    [skusOf(generation), 'skus', 'COLUMN_VECTOR'],
    [marks, 'marks', 'COLUMN_VECTOR'],
    [names, 'normal_name', 'COLUMN_SCALAR'],
  ] as const) {
    await table(name, 'ShortText');
    await column(generation, source, flags, name);
    await column(name, 'index', 'COLUMN_INDEX', generation, source);
  }
  for (const name of ['name', 'type', 'tax_class', 'deal_dates'])
    await column(generation, name, 'COLUMN_SCALAR', 'ShortText');
  for (const name of ['position', 'is_unrated']) await column(generation, name, 'COLUMN_SCALAR', 'Int32');
  await column(generation, 'rating', 'COLUMN_SCALAR', 'Float');
  for (let place = 1; place <= places; place += 1) {
    await column(generation, `price_${place}`, 'COLUMN_SCALAR', 'Int64');
    await column(generation, `deal_${place}`, 'COLUMN_SCALAR', 'Int64');
  }
};

/** Removes the tables of all indexes with a name prefix, except the kept ones. */
export const removeTables = async (
  client: GroongaClient,
  beginning: string,
  kept: readonly string[],
): Promise<void> => {
  const list = await client.command('table_list', {}, patienceMs);
  const names = Array.isArray(list) ? list.slice(1).map((row) => String(row[1])) : [];
  const isKept = (name: string) => kept.some((one) => name === one || name.startsWith(`${one}_`));
  const ended = names.filter((name) => name.startsWith(beginning) && !isKept(name));
  // Products first, because the indexes in the other tables are removed with them.
  const ofProducts = ended.filter((name) => !/_(?:words|facts|skus|marks|names)$/.test(name));
  for (const name of new Set([...ofProducts, ...ended])) {
    await client.command('table_remove', { name, dependent: 'yes' }, patienceMs);
  }
};
