import type { SearchIndex } from '../search-index.ts';
import { createGroongaClient } from './groonga-client.ts';
import { createTables, groongaFormat, removeTables } from './groonga-layout.ts';
import { rowOf } from './groonga-row.ts';
import { searchGroonga } from './groonga-search.ts';

/** Time limit of a search before the database is used instead, in milliseconds. */
const searchPatienceMs = 1_000;
/** Time limit for writing a batch, in milliseconds: shorter than the database's limit for idle transactions. */
const writePatienceMs = 4_000;

/**
 * Groonga's HTTP server as a search engine.
 * @param url of the server, without a path
 */
export const createGroongaIndex = (
  url: string,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): SearchIndex => {
  const client = createGroongaClient(url, send);
  return {
    name: client.name,
    format: groongaFormat,
    find: (generation, search, facets) => searchGroonga(client, generation, search, facets, searchPatienceMs),
    has: async (generation) => {
      // A table exists from the start of its creation; its last column shows that it is complete.
      const found = await client.command('object_exist', { name: `${generation}.rating` }, searchPatienceMs);
      return found === true;
    },
    create: (generation, places) => createTables(client, generation, places),
    write: async (generation, { documents, removed, facets }) => {
      if (documents.length > 0) {
        await client.load(
          generation,
          documents.map((document) => rowOf(document, facets)),
          writePatienceMs,
        );
      }
      if (removed.length === 0) return;
      const filter = removed.map((id) => `_key == ${id}`).join(' || ');
      await client.command('delete', { table: generation, filter }, writePatienceMs);
    },
    removeOthers: (beginning, kept) => removeTables(client, beginning, kept),
  };
};
