import { openSearchIndex } from '@ironcart/backend/search';
import type { Configuration } from '../configuration.ts';
import type { Question } from './ask-others.ts';
import { ok } from './finding.ts';

/** A check of the search engine, if one is configured. */
export const searchEngineQuestion = ({ searchEngineUrl }: Configuration): readonly Question[] => {
  if (searchEngineUrl === undefined) return [];
  const index = openSearchIndex(searchEngineUrl);
  const whom = `The search engine ${index.name}`;
  return [
    {
      whom,
      fix: 'Check the address in SEARCH_ENGINE_URL, and that the server runs and admits this machine. PostgreSQL answers searches meanwhile.',
      docs: 'docs/recipes/search.md',
      ask: async () => {
        await index.has('none');
        return [ok(`${whom} answers.`)];
      },
    },
  ];
};
