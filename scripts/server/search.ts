import process from 'node:process';
import type { Database } from '@ironcart/backend';
import {
  type IndexStatus,
  openSearchIndex,
  readIndexStatus,
  reindex,
  type SearchIndex,
} from '@ironcart/backend/search';
import { usage } from '../arguments/search.mjs';
import { root } from '../prepare/root.mjs';
import { type Configuration, readConfiguration } from './configuration.ts';
import { readExtensions } from './extensions.ts';
import { withStoreDatabase } from './store-database.ts';

/** Describes the state of the index in a sentence. */
const sentenceOf = (status: IndexStatus): string => {
  switch (status.kind) {
    case 'none':
      return 'has no index of this store yet; the running store builds it';
    case 'building':
      return 'has an index that is being built; PostgreSQL answers searches until it is complete';
    case 'missing':
      return 'has lost its index; the running store builds it anew, and PostgreSQL answers searches meanwhile';
    case 'complete':
      return status.delaySeconds === 0
        ? 'has a complete index, which is up to date'
        : `has a complete index, ${Math.ceil(status.delaySeconds)} s behind`;
  }
};

/** The search engine from the configuration or the store's extensions. */
const indexOf = async ({ searchEngineUrl, extensionsFile }: Configuration): Promise<SearchIndex | undefined> =>
  (await readExtensions(root, extensionsFile)).searchIndex ??
  (searchEngineUrl === undefined ? undefined : openSearchIndex(searchEngineUrl));

const works: Readonly<
  Record<string, (db: Database, index: SearchIndex, configuration: Configuration) => Promise<void>>
> = {
  status: async (db, index) => {
    console.log(`  The search engine ${index.name} ${sentenceOf(await readIndexStatus(db, index))}.`);
  },
  reindex: async (db, index, { sites }) => {
    const products = await reindex(db, index, {
      sites,
      tell: ({ done, all }) => console.log(`  ${done} of ${all} products`),
    });
    console.log(`  The index in ${index.name} is built anew: ${products} products.`);
  },
};

/** `npm run search`: returns the exit code, 2 if there is no search engine or it does not answer. */
export const search = async (given: readonly string[]): Promise<number> => {
  const [verb = '', ...rest] = given;
  const work = Object.hasOwn(works, verb) && rest.length === 0 ? works[verb] : undefined;
  if (!work) {
    console.error(usage);
    return 1;
  }
  const configuration = readConfiguration(root, process.env);
  const index = await indexOf(configuration);
  if (index === undefined) {
    console.error('  The store has no search engine beside its database: SEARCH_ENGINE_URL names one.');
    return 2;
  }
  return withStoreDatabase(configuration, async (db) => {
    await work(db, index, configuration);
    return 0;
  });
};
