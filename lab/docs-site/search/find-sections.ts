import MiniSearch, { type SearchResult } from 'minisearch';

/** A part of a page that a search leads to. */
export interface Section {
  /** '/guides/taxes#refunding-a-part' */
  readonly link: string;
  /** The page's title. */
  readonly title: string;
  /** '' before the page's first heading. */
  readonly heading: string;
  /** The text below the heading. */
  readonly text: string;
}

/** A result as Rspress shows it: a heading, or a statement of the section's text. */
export interface FoundSection {
  readonly type: 'header' | 'content';
  /** Shown below a statement. */
  readonly title: string;
  readonly header: string;
  readonly statement: string;
  readonly link: string;
  readonly query: string;
  readonly highlightInfoList: readonly { readonly start: number; readonly length: number }[];
}

type SectionIndex = MiniSearch<Section>;

const shownSections = 30;
const statementLength = 110;

/** Folders whose pages a reader wants first, or last, among equally good ones. */
const weights: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^\/guides\//, 1.6],
  [/^\/(?:extending|recipes|packages)\//, 1.3],
  [/^\/(?:adr|machines|reference|bench)\//, 0.7],
];

export const indexSections = async (sections: readonly Section[]): Promise<SectionIndex> => {
  const index = new MiniSearch<Section>({
    idField: 'link',
    fields: ['heading', 'title', 'text'],
    storeFields: ['link', 'title', 'heading', 'text'],
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      boost: { heading: 6, title: 3 },
      boostDocument: (link) => weights.find(([path]) => path.test(String(link)))?.[1] ?? 1,
    },
  });
  await index.addAllAsync(sections, { chunkSize: 100 });
  return index;
};

/** Where the words begin in a text, each once, without overlaps. */
const marksOf = (text: string, words: readonly string[]): FoundSection['highlightInfoList'] => {
  const marks = words
    .map((word) => ({ start: text.toLowerCase().indexOf(word), length: word.length }))
    .sort((a, b) => a.start - b.start || b.length - a.length);
  let end = 0;
  return marks.filter(({ start, length }) => {
    if (start < end) return false;
    end = start + length;
    return true;
  });
};

/** The part of a text around the first of the words, cut between words. */
const statementOf = (text: string, words: readonly string[]): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  const at = Math.min(...marksOf(line, words).map(({ start }) => start), line.length);
  const from = at < 40 || at === line.length ? 0 : line.indexOf(' ', at - 40) + 1;
  const last = line.lastIndexOf(' ', from + statementLength);
  const to = line.length - from <= statementLength || last <= at ? line.length : last;
  return `${from > 0 ? '... ' : ''}${line.slice(from, to)}${to < line.length ? ' ...' : ''}`;
};

const toFound = (result: SearchResult & Section, query: string): FoundSection => {
  const { link, title, heading, text, match, queryTerms } = result;
  const words = Object.keys(match);
  const isInHeading = queryTerms.every((term) =>
    words.some((word) => word.startsWith(term) && match[word]?.some((field) => field !== 'text')),
  );
  const header = heading === '' ? title : `${title} > ${heading}`;
  const statement = isInHeading ? '' : statementOf(text, words);
  return {
    type: isInHeading ? 'header' : 'content',
    title: header,
    header,
    statement,
    link,
    query,
    highlightInfoList: marksOf(isInHeading ? header : statement, words),
  };
};

/** Finds the sections that contain all words of a query, in any order; the last may be the beginning of a word. */
export const findSections = (index: SectionIndex, query: string): readonly FoundSection[] =>
  index
    .search(query)
    .slice(0, shownSections)
    .map((result) => toFound(result as SearchResult & Section, query));
