/** An answer of the store to a crawl. */
export interface Crawled {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly body: string;
  /** The first page that links to it, and the link's text; '' for where the crawl began. */
  readonly from: string;
}

export interface Crawl {
  readonly origin: string;
  readonly starts: readonly string[];
  /** Answers at most; left out: as many as there are addresses. */
  readonly limit?: number;
  /** A number from 0 to 1 that draws which of the waiting addresses is next; left out: the one that was found first. */
  readonly draw?: () => number;
  /** Whether scripts, styles and pictures are fetched too. */
  readonly alsoFiles?: boolean;
  /** Of a shopper's session. */
  readonly cookie?: string;
  /** Which links are followed; all of them when left out. */
  readonly follows?: (path: string) => boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);

/** The addresses that a page leads to: of links, of alternates and, where asked for, of its files. */
const addressesIn = (html: string, alsoFiles: boolean): readonly string[] => {
  const tags = html.match(/<(?:a|area|link|script|img|form)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) => {
    if (tag.startsWith('<form')) return [];
    const isFile = !/^<(?:a|area)\b/.test(tag) && !/rel="(?:canonical|alternate)"/.test(tag);
    if (isFile && !alsoFiles) return [];
    const modules = attribute('data-modules').exec(tag)?.[1]?.split(' ') ?? [];
    return [
      attribute('href').exec(tag)?.[1],
      attribute('src').exec(tag)?.[1],
      attribute('data-entry').exec(tag)?.[1],
      ...modules,
    ];
  });
  return addresses.flatMap((address) => (address ? [decode(address)] : []));
};

const atOnce = 6;

/** What changes something, and the ways to other sites, as many as there are pages: each site is crawled from its own starts. */
const leavesOut = /^\/(?:logout|preferences|(?:[a-z]+\/)?change-site)\b/;

/** Follows the links of a store's pages within the store, each address once; what changes something is left. */
export const crawl = async (options: Crawl) => {
  const { origin, starts, limit = Number.POSITIVE_INFINITY, draw = () => 0 } = options;
  const { alsoFiles = false, cookie, follows = () => true } = options;
  const found: Crawled[] = [];
  const queue = starts.map((path) => ({ path, from: '' }));
  const seen = new Set(starts);
  const visit = async ({ path, from }: { readonly path: string; readonly from: string }): Promise<void> => {
    const headers = cookie === undefined ? {} : { Cookie: cookie };
    const response = await fetch(origin + path, { headers });
    const body = await response.text();
    found.push({ path, status: response.status, body, from });
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return;
    for (const address of addressesIn(body, alsoFiles)) {
      const url = URL.canParse(address, origin + path) ? new URL(address, origin + path) : undefined;
      if (url === undefined || url.origin !== origin || leavesOut.test(url.pathname)) continue;
      const next = url.pathname + url.search;
      if (seen.has(next) || !follows(next)) continue;
      seen.add(next);
      queue.push({ path: next, from: path });
    }
  };
  const next = () => queue.splice(found.length < starts.length ? 0 : Math.floor(draw() * queue.length), 1);
  while (queue.length > 0 && found.length < limit) {
    const count = Math.min(atOnce, limit - found.length, queue.length);
    await Promise.all(Array.from({ length: count }, next).flat().map(visit));
  }
  return found;
};
