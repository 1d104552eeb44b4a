/** A response to the crawler. */
export interface Crawled {
  /** Path and query. */
  readonly path: string;
  readonly status: number;
  readonly body: string;
  /** The first page that links to it and the link's text; '' for a start page. */
  readonly from: string;
}

export interface Crawl {
  readonly origin: string;
  readonly starts: readonly string[];
  /** Maximum number of responses; default: all addresses. */
  readonly limit?: number;
  /** Random numbers from 0 to 1 that select the next address; default: the address found first. */
  readonly draw?: () => number;
  /** Whether to fetch scripts, styles and pictures too. */
  readonly alsoFiles?: boolean;
  /** Cookie header of a shopper's session. */
  readonly cookie?: string;
  /** Selects the links to follow; default: all. */
  readonly follows?: (path: string) => boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#39': "'", '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`);

/** The URLs that a page refers to: links, alternates and, on request, its files. */
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

/**
 * Excludes links that change something, and links to the other sites, of which every page has one: each site is crawled
 * from its own start pages.
 */
const leavesOut = /^\/(?:logout|preferences|(?:[a-z]+\/)?change-site)\b/;

/** Follows the links between a store's pages, each once, except links that change something. */
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
