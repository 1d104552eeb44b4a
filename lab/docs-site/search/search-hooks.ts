import { findSections, indexSections, type Section } from './find-sections.ts';

type Index = Awaited<ReturnType<typeof indexSections>>;

const loadIndex = async (): Promise<Index> => {
  const answer = await fetch('/search-sections.json');
  if (!answer.ok) throw new Error(`The search could not be loaded (${answer.status}). Reload the page.`);
  return indexSections((await answer.json()) as readonly Section[]);
};

let index: Promise<Index> | undefined;

/** Called by Rspress for each query: its own results are replaced. */
export const onSearch = async (query: string, results: { readonly group: string }[]) => {
  index ??= loadIndex();
  const loaded = await index.catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  const [own] = results.splice(0);
  return [{ group: own?.group ?? 'Ironcart', renderType: 'default', result: findSections(loaded, query) }];
};
