import { defaultSites, siteByCode, siteRecordSchema } from '@ironcart/core/site';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../request-context/request-context.ts';
import { neutralBrand, type ServedBrand } from '../site/brand.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { answerSiteFile } from './site-files.ts';
import { createSitemaps, sitemap } from './sitemap.ts';

const drawing = { type: 'image/svg+xml', body: new TextEncoder().encode('<svg id="own"/>') };
const photo = { type: 'image/png', body: new TextEncoder().encode('png') };
const branded: ServedBrand = {
  brand: {
    name: 'Norrland <Iron>',
    icon: { src: '/brand/icon.1a.svg', type: 'image/svg+xml' },
    appIcon: { src: '/brand/app.2b.png', type: 'image/png' },
    pages: [],
    social: [],
  },
  files: new Map([
    ['/brand/icon.1a.svg', drawing],
    ['/brand/app.2b.png', photo],
  ]),
};

/** Only files that need no data are requested here. */
const fileAt = async (pathname: string, served: ServedBrand) => {
  const context = {
    url: new URL(pathname, 'https://shop.example'),
    site: siteByCode('USA'),
    sites: defaultSites,
  } as RequestContext;
  return answerSiteFile(context, () => 'https://shop.example', served, createSitemaps(), true);
};

it('leads password managers to the page that changes the password', async () => {
  const answer = await fileAt('/.well-known/change-password', branded);
  expect([answer?.status, answer?.headers.get('Location')]).toEqual([302, '/account/settings']);
});

describe('brand pictures', () => {
  it('are cached permanently under content-based names, and run no scripts', async () => {
    const answer = await fileAt('/brand/icon.1a.svg', branded);
    expect(await answer?.text()).toBe('<svg id="own"/>');
    expect(answer?.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(answer?.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'.*sandbox$/);
  });

  it.each([
    ['/favicon.ico', '<svg id="own"/>', 'image/svg+xml'],
    ['/favicon.svg', '<svg id="own"/>', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'png', 'image/png'],
  ])('are found at the default paths of browsers: %s', async (pathname, body, type) => {
    const answer = await fileAt(pathname, branded);
    expect([await answer?.text(), answer?.headers.get('Content-Type')]).toEqual([body, type]);
    expect(answer?.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('default to the first letter of the name', async () => {
    for (const pathname of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
      const answer = await fileAt(pathname, neutralBrand);
      expect(await answer?.text()).toMatch(/^<svg.*>S<\/text><\/svg>$/);
      expect(answer?.headers.get('Content-Type')).toBe('image/svg+xml');
    }
    for (const [name, letter] of [
      ['<b>', '&lt;'],
      ['>b', '&gt;'],
      ['&b', '&amp;'],
      ['"b', '&quot;'],
    ] as const) {
      const odd = { brand: { ...neutralBrand.brand, name }, files: new Map() };
      expect(await (await fileAt('/favicon.svg', odd))?.text()).toContain(`>${letter}</text>`);
    }
    const small = { brand: { ...neutralBrand.brand, name: 'norrland' }, files: new Map() };
    expect(await (await fileAt('/favicon.svg', small))?.text()).toContain('>N</text>');
  });

  it('have no other URLs', async () => {
    for (const pathname of ['/brand/other.svg', '/icon.png', '/favicon', '/barbells']) {
      expect(await fileAt(pathname, branded)).toBeUndefined();
    }
  });
});

describe('llms.txt', () => {
  const context = (basePath: string) =>
    ({
      url: new URL(`${basePath}/llms.txt`, 'https://shop.example'),
      site: defaultSites.byPath(`${basePath}/llms.txt`),
      sites: defaultSites,
      api: { content: { categories: async () => [{ categoryId: 1, name: 'Bars [new]', url: '/bars' }] } },
    }) as unknown as RequestContext;
  const textOf = async (basePath: string, hasAgents: boolean) => {
    const answer = await answerSiteFile(
      context(basePath),
      () => 'https://shop.example',
      branded,
      createSitemaps(),
      hasAgents,
    );
    expect(answer?.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    return (await answer?.text()) ?? '';
  };

  it('names the store, its categories and its feeds, on each site, without markup', async () => {
    const text = await textOf('/eu', true);
    expect(text).toMatch(/^# Norrland Iron\n\n> .* for Europe\. Prices are in EUR\./);
    expect(text).toContain('- [Bars new](https://shop.example/eu/bars): ');
    expect(text).toContain('](https://shop.example/eu/feeds/products.jsonl): ');
    expect(text).toContain('](https://shop.example/eu/.well-known/ucp): ');
  });

  it('omits the agent protocol if the merchant has disabled it', async () => {
    expect(await textOf('', false)).not.toContain('well-known');
  });
});

describe('web app manifest', () => {
  const manifestOf = async (served: ServedBrand) => {
    const answer = await fileAt('/site.webmanifest', served);
    expect(answer?.headers.get('Content-Type')).toBe('application/manifest+json');
    return answer?.json();
  };

  it('has the name and pictures of the brand', async () => {
    expect(await manifestOf(branded)).toEqual({
      name: 'Norrland <Iron>',
      short_name: 'Norrland <Iron>',
      start_url: '/',
      display: 'browser',
      icons: [
        { src: '/brand/icon.1a.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/brand/app.2b.png', type: 'image/png', sizes: '512x512' },
      ],
    });
  });

  it('has only the letter icon without pictures', async () => {
    expect(await manifestOf(neutralBrand)).toMatchObject({
      name: 'Store',
      icons: [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
    });
  });
});

it('site list of the store is available to browsers and others, in the terms of the specification as well [S3-site-01]', async () => {
  const answer = await (await openStorefront()).get('/sites.json');
  expect(answer.headers.get('Content-Type')).toContain('application/json');
  const sites: unknown = await answer.json();
  expect(sites).toMatchObject(JSON.parse(JSON.stringify(defaultSites.all)));
  expect(v.parse(v.array(siteRecordSchema), sites)[2]).toEqual({
    code: 'AUS',
    id: 18,
    currency: 'AUD',
    defaultCountry: 'AU',
    hostname: 'shop.test',
    locales: ['en_AU'],
    shipTo: ['AU', 'NZ'],
  });
});

it("robots.txt excludes private pages on every site, and names each site's sitemap", async () => {
  const answer = await (await openStorefront()).get('/robots.txt');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  for (const base of ['', '/ca', '/au', '/eu', '/gb', '/apo']) {
    for (const path of ['/cart', '/checkout', '/account', '/login', '/search', '/change-site']) {
      expect(lines).toContain(`Disallow: ${base}${path}`);
    }
    expect(lines).toContain(`Sitemap: http://shop.test${base}/sitemap.xml`);
    expect(lines).toContain(`Sitemap: http://shop.test${base}/sitemap-products.xml`);
  }
  expect(lines).toHaveLength(1 + 36 + 1 + 12 + 1);
});

describe('sitemap', () => {
  const shop = (now: number, code: 'USA' | 'GBR' = 'USA') =>
    ({ site: siteByCode(code), now, api: {} }) as RequestContext;

  it('stops requesting products when it is full, and includes every page beside them', async () => {
    let searches = 0;
    const api = {
      content: { categories: async () => [{ categoryId: 1, url: '/bars' }] },
      editorial: { posts: async () => ({ pages: 1, posts: [{ link: '/theindex/story' }] }) },
      search: {
        query: async ({ page }: { readonly page: number }) => {
          searches += 1;
          const products = Array.from({ length: 100 }, (_, at) => ({ url: `/bar-${page}-${at}` }));
          return { pages: 10_000, products };
        },
      },
    };
    const text = await sitemap({ site: siteByCode('USA'), api: api as never }, 'https://shop.test');
    expect(text.match(/<loc>/g)).toHaveLength(10_000);
    expect(text).toContain('https://shop.test/theindex/story<');
    expect(searches).toBe(100);
  });

  it('is created once per site within ten minutes', async () => {
    const written: string[] = [];
    const { of } = createSitemaps(async ({ site: { code } }) => {
      written.push(code);
      return `${code} ${written.length}`;
    });
    const asked = [shop(0), shop(0), shop(599_999), shop(0, 'GBR'), shop(600_000)];
    expect(await Promise.all(asked.map((asking) => of(asking, '')))).toEqual([
      'USA 1',
      'USA 1',
      'USA 1',
      'GBR 2',
      'USA 3',
    ]);
  });

  it('is created again after a failure', async () => {
    let fails = true;
    const { of } = createSitemaps(async () => {
      if (fails) throw new Error('Away');
      return 'here';
    });
    await expect(of(shop(0), '')).rejects.toThrow('Away');
    fails = false;
    expect(await of(shop(0), '')).toBe('here');
  });
});
