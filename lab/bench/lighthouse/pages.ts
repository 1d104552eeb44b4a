import { createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import { buyableProducts } from '../load/buyable-products.ts';

/** A page that Lighthouse measures. */
export interface VisitedPage {
  readonly name: string;
  readonly path: string;
  /** The shopper's Cookie header. */
  readonly cookie?: string | undefined;
  /** Whether the page is deliberately not indexable: the audit of indexability is then skipped. */
  readonly isKeptFromSearch?: boolean | undefined;
}

/** Adds two products to a new guest's cart, like the form on a product page. */
const fillCart = async (origin: string): Promise<string> => {
  const client = createClient({ baseUrl: origin, site: siteByCode('USA') });
  const { products } = await client.search.query({ keyphrase: 'plate' });
  let cookie = '';
  for (const { productId } of (await buyableProducts(client, products)).slice(0, 2)) {
    const response = await fetch(`${origin}/cart`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: origin, ...(cookie === '' ? {} : { Cookie: cookie }) },
      body: new URLSearchParams({ intent: 'add', productId: String(productId), qty: '1' }),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie;
  }
  const page = await (await fetch(`${origin}/cart`, { headers: { Cookie: cookie } })).text();
  if (!page.includes('Checkout')) throw new Error('The cart that is to be measured is empty.');
  return cookie;
};

/** The pages that the goals apply to, on the US site. */
export const visitedPages = async (origin: string): Promise<readonly VisitedPage[]> => [
  { name: 'home', path: '/' },
  { name: 'category', path: '/barbells' },
  { name: 'product', path: '/halden-trap-bar' },
  { name: 'cart, two lines', path: '/cart', cookie: await fillCart(origin), isKeptFromSearch: true },
  { name: 'search', path: '/search?q=plate', isKeptFromSearch: true },
];

/** Requests every picture of a page, so that all sizes are already generated when it is measured. */
export const warmPage = async (origin: string, { path, cookie }: VisitedPage): Promise<void> => {
  const headers = { Accept: 'text/html', ...(cookie === undefined ? {} : { Cookie: cookie }) };
  const html = await (await fetch(origin + path, { headers })).text();
  const pictures = new Set(html.match(/\/img\/[^"\s]+/g));
  for (const picture of pictures) await (await fetch(origin + picture)).arrayBuffer();
};
