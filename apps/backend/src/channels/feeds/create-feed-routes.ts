import type { Site } from '@ironcart/core/site';
import { Hono } from 'hono';
import { answerRefusal, answerUnavailable } from '../../http/answer-refusal.ts';
import type { CountAttempt } from '../../http/rate-limit.ts';
import { refuse } from '../../http/refusal.ts';
import { type CatalogueContext, originOf, urlOn } from '../ucp/ucp-context.ts';
import { feedProducts } from './feed-products.ts';
import { jsonlOf } from './jsonl-feed.ts';
import { lastSitemapPart, productSitemap, sitemapIndex } from './product-sitemap.ts';
import { xmlBeginning, xmlEnd, xmlOf } from './xml-feed.ts';

/** Maximum number of feeds that a process writes concurrently. */
const mostFeeds = 2;

export interface FeedContext extends CatalogueContext {
  readonly sites: { readonly all: readonly Site[] };
  readonly countAttempt: CountAttempt;
  readonly closing: AbortSignal;
}

async function* jsonlFeed(context: FeedContext, site: Site): AsyncGenerator<string> {
  for await (const product of feedProducts(context, site)) yield jsonlOf(product);
}

async function* xmlFeed(context: FeedContext, site: Site): AsyncGenerator<string> {
  const name = context.settings.storeName ?? new URL(originOf(context, site)).host;
  yield xmlBeginning({
    title: `${name}, ${site.name}`,
    link: urlOn(context, site, '/'),
    description: `Everything that ${name} sells in ${site.name}, with prices in ${site.currency}.`,
  });
  for await (const product of feedProducts(context, site)) yield xmlOf(product);
  yield xmlEnd;
}

const xml = 'application/xml; charset=utf-8';

/** A file that is generated while the client downloads it. */
interface Feed {
  readonly path: string;
  readonly type: string;
  readonly limit: 'feed' | 'sitemap';
  readonly write: (context: FeedContext, site: Site, part: number) => AsyncGenerator<string>;
}

const feeds: readonly Feed[] = [
  { path: '/feeds/products.jsonl', type: 'application/jsonl; charset=utf-8', limit: 'feed', write: jsonlFeed },
  { path: '/feeds/products.xml', type: xml, limit: 'feed', write: xmlFeed },
  { path: '/sitemap-products.xml', type: xml, limit: 'sitemap', write: sitemapIndex },
  { path: '/:part{sitemap-products-[0-9]{1,5}\\.xml}', type: xml, limit: 'sitemap', write: productSitemap },
];

const partOf = (name: string | undefined): number => Number(/\d+/.exec(name ?? '')?.[0] ?? 0);

/**
 * Converts a generator of texts to a stream; it is read no faster than the client downloads, and stops when the client
 * disconnects.
 */
const streamOf = (texts: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await texts.next();
        if (!done) return controller.enqueue(encoder.encode(value));
        onEnd();
        controller.close();
      } catch (error) {
        onEnd();
        throw error;
      }
    },
    cancel: async () => {
      onEnd();
      await texts.return(undefined);
    },
  });
};

/** Product feeds of every site at `/feeds/` (JSON Lines, and XML for merchant centres), and sitemaps of products. */
export const createFeedRoutes = (context: FeedContext): Hono<{ Bindings: { readonly remoteAddress: string } }> => {
  const app = new Hono<{ Bindings: { readonly remoteAddress: string } }>();
  let writing = 0;
  for (const site of context.sites.all) {
    for (const { path, type, limit, write } of feeds) {
      app.get(`${site.basePath}${path}`, async ({ req, env }) => {
        const seconds = await context.countAttempt(limit, env);
        if (seconds !== undefined) {
          const details = { retryAfterSeconds: seconds };
          return answerRefusal(refuse('too_many_requests', 'Too many attempts, please wait', details));
        }
        const part = partOf(req.param('part'));
        if (part > lastSitemapPart) return answerRefusal(refuse('not_found', 'There is no such part of the sitemap'));
        const headers = { 'Content-Type': type, 'Cache-Control': 'public, max-age=3600' };
        if (req.method === 'HEAD') return new Response(undefined, { headers });
        if (writing >= mostFeeds) return answerUnavailable('Other feeds are being written');
        writing += 1;
        let isOpen = true;
        const end = () => {
          if (isOpen) writing -= 1;
          isOpen = false;
        };
        return new Response(streamOf(write(context, site, part), end), { headers });
      });
    }
  }
  return app;
};
