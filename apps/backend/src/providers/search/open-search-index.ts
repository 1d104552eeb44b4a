import { createGroongaIndex } from './groonga/groonga-index.ts';
import { searchEngineProtocols } from './search-engine-protocols.ts';
import type { SearchIndex } from './search-index.ts';

/** Opens the engine at a URL, such as `groonga://host:10041`. @throws Error for an unknown protocol */
export const openSearchIndex = (url: string): SearchIndex => {
  const { protocol } = new URL(url);
  const spoken = searchEngineProtocols[protocol];
  if (spoken === undefined) throw new Error(`No search engine is spoken to by ${protocol}`);
  return createGroongaIndex(`${spoken}${url.slice(protocol.length)}`);
};
