/** A page as Rspress writes it to its search index. */
export interface IndexedPage {
  readonly title: string;
  readonly routePath: string;
  /** The text without code blocks. */
  readonly content: string;
  /** The headings; `charIndex` is their position in `content`. */
  readonly toc: readonly { readonly id: string; readonly text: string; readonly charIndex: number }[];
}

/** A mark in a text; Rspress counts a character above U+00FF as three in `length`. */
interface Mark {
  readonly start: number;
  readonly length: number;
}

/** One result, as Rspress shows it: a heading, or a statement below the title of its page. */
export interface FoundPlace {
  readonly type: 'title' | 'header' | 'content';
  readonly title: string;
  readonly header: string;
  readonly statement: string;
  readonly link: string;
  readonly query: string;
  readonly highlightInfoList: readonly Mark[];
}

interface Place {
  readonly page: IndexedPage;
  /** The heading; undefined before the first one. */
  readonly heading: IndexedPage['toc'][number] | undefined;
  readonly text: string;
}

const shownPlaces = 30;
const placesOfAPage = 3;
const statementLength = 110;

const lower = (text: string) => text.toLowerCase();
const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

const placesIn = (page: IndexedPage): readonly Place[] => {
  const headings = [...page.toc].filter(({ charIndex }) => charIndex >= 0).sort((a, b) => a.charIndex - b.charIndex);
  const first = { page, heading: undefined, text: page.content.slice(0, headings[0]?.charIndex) };
  const rest = headings.map((heading, at) => ({
    page,
    heading,
    text: page.content.slice(heading.charIndex, headings[at + 1]?.charIndex),
  }));
  return [first, ...rest];
};

/** The name of a function or a heading, without the parentheses of the API reference. */
const nameOf = (heading: string) => lower(heading).replace(/\(\)$/, '');

/** How well a place answers the query: 0 if a word is missing. */
const scoreOf = ({ page, heading, text }: Place, query: string, words: readonly string[]): number => {
  const title = lower(page.title);
  const header = heading === undefined ? title : nameOf(heading.text);
  const body = lower(text);
  if (header === query) return 10;
  if (header.includes(query)) return 9;
  if (hasAll(header, words)) return 8;
  if (hasAll(`${title} ${header}`, words)) return 7;
  if (body.includes(query)) return 4;
  if (hasAll(body, words)) return 3;
  return hasAll(`${title} ${header} ${body}`, words) ? 2 : 0;
};

const lengthIn = (word: string) => [...word].reduce((sum, char) => sum + (char.charCodeAt(0) > 255 ? 3 : 1), 0);

const marksIn = (text: string, words: readonly string[]): readonly Mark[] => {
  const marks: Mark[] = [];
  let end = 0;
  const found = words.map((word) => ({ word, start: lower(text).indexOf(word) })).sort((a, b) => a.start - b.start);
  for (const { word, start } of found) {
    if (start < end) continue;
    marks.push({ start, length: lengthIn(word) });
    end = start + word.length;
  }
  return marks;
};

/** The part of a text around its first found word, cut between words. */
const statementOf = (text: string, query: string, words: readonly string[]): string => {
  const body = text.replaceAll(/\s+/g, ' ').trim();
  const whole = lower(body).indexOf(query);
  const at = whole >= 0 ? whole : Math.max(0, Math.min(...words.map((word) => lower(body).indexOf(word))));
  const from = at < 40 ? 0 : body.indexOf(' ', at - 40) + 1;
  const to = body.length - from <= statementLength ? body.length : body.lastIndexOf(' ', from + statementLength);
  const end = to <= at ? body.length : to;
  return `${from > 0 ? '... ' : ''}${body.slice(from, end)}${end < body.length ? ' ...' : ''}`;
};

const found = ({ page, heading, text }: Place, score: number, query: string, words: readonly string[]): FoundPlace => {
  const link = `${page.routePath}${heading === undefined ? '' : `#${heading.id}`}`;
  const inHeading = score >= 7;
  const header = heading === undefined ? page.title : inHeading ? `${page.title} > ${heading.text}` : heading.text;
  const statement = inHeading ? '' : statementOf(text, query, words);
  const type = !inHeading ? 'content' : heading === undefined ? 'title' : 'header';
  const highlightInfoList = marksIn(inHeading ? header : statement, words);
  return { type, title: page.title, header, statement, link, query, highlightInfoList };
};

/** Pages of a kind that a reader wants first, and last, among equally good ones. */
const preferences: readonly (readonly [path: RegExp, weight: number])[] = [
  [/^\/guides\//, 0.8],
  [/^\/(?:extending|recipes|packages)\//, 0.5],
  [/^\/(?:adr|machines|reference|bench)\//, -0.5],
];
const preferenceFor = (routePath: string): number => preferences.find(([path]) => path.test(routePath))?.[1] ?? 0;

/**
 * Finds the places that contain all words of a query, in any order: headings before text, guides before the API reference.
 */
export const findInPages = (pages: readonly IndexedPage[], typed: string): readonly FoundPlace[] => {
  const query = lower(typed).replaceAll(/\s+/g, ' ').trim();
  const words = [...new Set(query.split(' '))];
  if (query === '') return [];
  const rated = pages
    .filter(({ title, content }) => hasAll(lower(`${title} ${content}`), words))
    .map((page) => {
      const places = placesIn(page).map((place) => ({ place, score: scoreOf(place, query, words) }));
      const best = places.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
      return { best: best.slice(0, placesOfAPage), score: (best[0]?.score ?? 0) + preferenceFor(page.routePath) };
    });
  return rated
    .sort((a, b) => b.score - a.score)
    .flatMap(({ best }) => best)
    .slice(0, shownPlaces)
    .map(({ place, score }) => found(place, score, query, words));
};
