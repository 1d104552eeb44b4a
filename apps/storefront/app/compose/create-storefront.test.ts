import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PageState, pageStateElementId } from '../data/page-state.ts';
import { openStorefront, origin, withSession } from '../testing/open-storefront.ts';

const stateIn = (html: string): PageState => {
  const json = new RegExp(`id="${pageStateElementId}"[^>]*>([^<]*)</script>`).exec(html)?.[1];
  return JSON.parse(json ?? 'null') as PageState;
};
const headings = (html: string) => [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('storefront page', () => {
  it('is server-rendered: the home page is the CMS page of that name, with its products [S2-routes-01]', async () => {
    const { get, calls } = await openStorefront();
    const response = await get('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(headings(html)).toEqual(['Made to be dropped.']);
    expect(html).toContain('<title>Made to be dropped | Store</title>');
    expect(html).toContain('Competition Bar');
    expect(html).not.toContain('steal()');
    expect(calls.map(({ path }) => path)).toContain('/svc_content/cms/page/home');
  });

  it('contains its data for hydration', async () => {
    const { get } = await openStorefront();
    const state = stateIn(await (await get('/competition-bar?x=</script>')).text());
    expect(state.basePath).toBe('');
    expect(state.loaderData.entity).toMatchObject({ kind: 'product', product: { name: 'Competition Bar' } });
    expect(state.errors).toBeNull();
  });

  it('permits only scripts with its nonce, which differs for each response (SECURITY 18)', async () => {
    const { get } = await openStorefront();
    const [first, second] = await Promise.all([get('/'), get('/')]);
    const policy = first.headers.get('Content-Security-Policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("'strict-dynamic'");
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(second.headers.get('Content-Security-Policy')).not.toContain(nonce);
    const scripts = (await first.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it('is loaded once for concurrent guests, each with a separate nonce', async () => {
    const { get, calls } = await openStorefront();
    const pages = await Promise.all(['/barbells', '/barbells', '/barbells', '/barbells'].map((path) => get(path)));
    const searches = calls.filter(({ path }) => path.startsWith('/svc_search'));
    expect(searches.length).toBe(2);
    const texts = await Promise.all(pages.map((page) => page.text()));
    const nonces = pages.map((page) => /'nonce-([^']+)'/.exec(page.headers.get('Content-Security-Policy') ?? '')?.[1]);
    expect(new Set(nonces).size).toBe(4);
    for (const [index, html] of texts.entries()) {
      const carried = new Set([...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
      expect([...carried]).toEqual([nonces[index]]);
      expect(stateIn(html).loaderData.entity).toMatchObject({ kind: 'category' });
    }
  });

  it('is loaded separately for a shopper with a session or cookies', async () => {
    const { get, calls } = await openStorefront();
    await Promise.all([
      get('/barbells', withSession),
      get('/barbells', withSession),
      get('/barbells', { Cookie: 'highcontrast=1' }),
      get('/barbells', { Cookie: 'highcontrast=0' }),
    ]);
    expect(calls.filter(({ path }) => path.startsWith('/svc_search')).length).toBe(4);
  });

  it('links the chunks of its routes and entity without executing them', async () => {
    const { get } = await openStorefront();
    const html = await (await get('/barbells')).text();
    const [, modules] = /<script[^>]* data-modules="([^"]*)"[^>]*>start\(\)<\/script>/.exec(html) ?? [];
    expect(modules?.split(' ')).toContain('app/routes/entity/route.tsx');
    expect(modules?.split(' ')).toContain('app/routes/category/view.tsx');
    expect(modules?.split(' ')).not.toContain('app/routes/product/view.tsx');
    expect(html).not.toMatch(/modulepreload|type="module"/);
  });

  it.each([
    ['/', 'onIntentOrIdle'],
    ['/about', 'onIntent'],
  ])('starts its application at the right time: %s %s', async (path, starts) => {
    const { get } = await openStorefront();
    expect(await (await get(path)).text()).toContain(`data-starts="${starts}"`);
  });

  it('of checkout starts its application immediately', async () => {
    const { post, get } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' });
    const html = await (await get('/checkout/shipping', withSession)).text();
    expect(html).toContain('<script type="module" src="/assets/browser.js"');
    expect(html).toContain('<link rel="modulepreload" href="app/routes/funnel/route.tsx"');
  });

  it('has the language of its site, below the path of the site', async () => {
    const { get } = await openStorefront();
    const html = await (await get('/gb/barbells')).text();
    expect(html).toContain('<html lang="en-GB"');
    expect(html).toContain('href="/gb/competition-bar"');
    expect(html).toContain(`<link rel="canonical" href="${origin}/gb/barbells">`);
  });

  it('lists the shipping destinations on the APO site only [S6-regions-06]', async () => {
    const { get } = await openStorefront();
    const banner = 'Shipping to APO, FPO and DPO addresses only.';
    expect(await (await get('/apo')).text()).toContain(`>${banner}<`);
    for (const path of ['/', '/eu']) expect(await (await get(path)).text()).not.toContain(banner);
  });

  it('with private data is not cached (SECURITY 22)', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    expect((await get('/account/address', withSession)).headers.get('Cache-Control')).toBe('no-store');
    expect((await get('/barbells')).headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('is compressed as the browser accepts, except private pages', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const sent = async (path: string, accepted: string, headers = {}) => {
      const response = await get(path, { 'Accept-Encoding': accepted, ...headers });
      return [response.headers.get('Content-Encoding'), Buffer.from(await response.arrayBuffer())] as const;
    };
    const [brotli, small] = await sent('/barbells', 'gzip, br');
    const [zipped, larger] = await sent('/barbells', 'gzip');
    const [plain, whole] = await sent('/barbells', '');
    expect([brotli, zipped, plain]).toEqual(['br', 'gzip', null]);
    expect(brotliDecompressSync(small).toString()).toContain('Competition Bar');
    expect(gunzipSync(larger).toString()).toContain('Competition Bar');
    expect(small.length).toBeLessThan(whole.length / 2);
    expect(await sent('/account/address', 'gzip, br', withSession)).toEqual([null, expect.anything()]);
    expect((await get('/barbells')).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('has security headers, and HSTS only over https (SECURITY 22)', async () => {
    const plain = await (await openStorefront()).get('/');
    expect(plain.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(plain.headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(plain.headers.has('Strict-Transport-Security')).toBe(false);
    const secure = await (await openStorefront({ publicUrl: 'https://shop.test' })).get('/');
    expect(secure.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
  });

  it('reveals nothing about an internal error (SECURITY 29)', async () => {
    const { get, reported } = await openStorefront({ failing: true });
    const response = await get('/');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/10\.0\.0\.5|secret|connection/);
    expect(reported.length).toBeGreaterThan(0);
  });

  it('reloads itself while the database is unreachable, without an error report', async () => {
    const { get, reported } = await openStorefront({ unavailable: true });
    const response = await get('/');
    const { headers, status } = response;
    expect([status, headers.get('Retry-After'), headers.get('Refresh')]).toEqual([503, '5', '5']);
    const html = await response.text();
    expect(html).toContain('We will be back in a moment');
    expect(html).toContain('<title>Back in a moment');
    expect(reported).toEqual([]);
  });
});

describe('storefront routes', () => {
  it.each([
    ['/search', '/'],
    ['/search?q=%20', '/'],
  ])('redirect a search without a query to the home page: %s [S2-routes-08]', async (path, target) => {
    const response = await (await openStorefront()).get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([302, target]);
  });

  it('show search results [S2-routes-07]', async () => {
    const html = await (await (await openStorefront()).get('/search?q=bar')).text();
    expect(html).toContain('2 results');
    expect(html).toContain('href="/competition-bar"');
  });

  it('include the not-found page [S2-routes-04]', async () => {
    const response = await (await openStorefront()).get('/404');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/barbells"');
  });

  it('redirect the old log-in URL with its destination [S2-routes-11]', async () => {
    const response = await (await openStorefront()).get('/customer/account/login?redirect=/account/orders');
    expect(response.headers.get('Location')).toBe('/login?redirect=/account/orders');
  });

  it('have both forms on the log-in page [S2-routes-10]', async () => {
    const html = await (await (await openStorefront()).get('/login')).text();
    expect(headings(html)).toContain('Log in');
    expect(html).toContain('value="register"');
  });

  it('redirect only within the site', async () => {
    const { get } = await openStorefront();
    expect((await get('/gb/search')).headers.get('Location')).toBe('/gb');
    expect((await get('/gb/account/orders')).headers.get('Location')).toBe('/gb/login?redirect=%2Faccount%2Forders');
  });
});

describe('path outside the route table', () => {
  it('is resolved by svc_route, relative to the site [S2-dynamic-02]', async () => {
    const { get, calls } = await openStorefront();
    await get('/gb/competition-bar');
    expect(calls.map(({ path }) => path)).toContain('/svc_route/route');
  });

  it('shows its category [S2-dynamic-04]', async () => {
    expect(headings(await (await (await openStorefront()).get('/barbells')).text())).toEqual(['Barbells']);
  });

  it('shows its product, with breadcrumbs from Home [S2-dynamic-05] [S2-breadcrumbs-01]', async () => {
    const html = await (await (await openStorefront()).get('/competition-bar')).text();
    expect(headings(html)).toEqual(['Competition Bar']);
    const trail = /aria-label="Breadcrumbs"><ol>(.*?)<\/ol>/.exec(html)?.[1] ?? '';
    expect([...trail.matchAll(/>([^<>]+)</g)].map(([, text]) => text)).toEqual(['Home', 'Barbells', 'Competition Bar']);
  });

  it('shows its content page [S2-dynamic-06]', async () => {
    expect((await (await openStorefront()).get('/about')).status).toBe(200);
  });

  it('redirects with the status of the route [S2-dynamic-03]', async () => {
    const response = await (await openStorefront()).get('/old-bar');
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/competition-bar']);
  });

  it('never redirects off the site (SECURITY 20)', async () => {
    expect((await (await openStorefront()).get('/sends-away')).headers.get('Location')).toBe('/');
  });

  it('is not found, without a page or redirect, if it names a file of another release', async () => {
    const { get, calls } = await openStorefront();
    const before = calls.length;
    const response = await get('/assets/GymScene-ChIeUm4z.js');
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(calls.length).toBe(before);
  });

  it('is a not-found page with links if unknown [S2-dynamic-08]', async () => {
    const response = await (await openStorefront()).get('/no-such-path');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('href="/barbells"');
  });

  it('is reported to the browser as a 404, not a server error, if a route does not find it', async () => {
    const response = await (await openStorefront()).get('/wishlist/some-key');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('"status":404,"statusText":"Not Found"');
  });

  it('with a missing entity is retried twice before it is not found [S2-dynamic-14]', async () => {
    const { get, calls } = await openStorefront();
    expect((await get('/gone')).status).toBe(404);
    expect(calls.filter(({ path }) => path === '/svc_content/catalog/product/complete/404404')).toHaveLength(3);
  });
});

describe('form post without scripts', () => {
  it('adds to the cart, starts the session and redirects to the cart [S2-routes-09]', async () => {
    const { post, get } = await openStorefront();
    const response = await post('/cart', { intent: 'add', productId: '1', qty: '2' });
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/cart?session=new']);
    expect(response.headers.getSetCookie()).toEqual(['__Host-ironcart=guest; Path=/; Secure; HttpOnly; SameSite=Lax']);
    const opened = await get('/cart?session=new', { Cookie: '__Host-ironcart=guest' });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/cart']);
    const cart = await (await get('/cart', { Cookie: '__Host-ironcart=guest' })).text();
    expect(cart).toContain('$650.00');
  });

  it('that is rejected shows the reason on the cart page', async () => {
    const { post } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' });
    const response = await post('/cart', { intent: 'update', listItemId: 'item-1', qty: '99' }, withSession);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('We do not have that many.');
  });

  it('from another origin is rejected before any call (SECURITY 3)', async () => {
    const { post, calls } = await openStorefront();
    const response = await post('/cart', { intent: 'add', productId: '1' }, { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(calls).toEqual([]);
  });

  it('of more than 1 MB is rejected (SECURITY 25)', async () => {
    const { post } = await openStorefront();
    expect((await post('/cart', {}, { 'Content-Length': '1000001' })).status).toBe(413);
  });

  it('logs in, rotates the session and redirects to the destination [S2-account-23]', async () => {
    const { post } = await openStorefront();
    const fields = { intent: 'login', email: 'Mara@Example.com ', password: 'correct horse' };
    const guest = { Cookie: '__Host-ironcart=guest' };
    const response = await post('/login?redirect=/account/wishlist', fields, guest);
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/account/wishlist']);
    expect(response.headers.getSetCookie()[0]).toContain('after-login');
    const astray = await post('/login?redirect=//evil.example', fields, guest);
    expect(astray.headers.get('Location')).toBe('/account/dashboard');
    const first = await post('/login?redirect=//evil.example', fields);
    expect(first.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fdashboard&session=new');
  });

  it.each(['/cart', '/login'])('is explained if the browser does not send the session cookie: %s', async (path) => {
    const { get } = await openStorefront();
    const blocked = 'Your browser blocks cookies.';
    expect(await (await get(`${path}?session=new`)).text()).toContain(blocked);
    expect(await (await get(path)).text()).not.toContain(blocked);
  });

  it('with invalid fields shows errors beside them without an API request [S5-val-02] [S5-email-01]', async () => {
    const { post, calls } = await openStorefront();
    const html = await (await post('/login', { intent: 'register', email: 'abc', firstname: ' ' })).text();
    for (const message of ['first name', 'last name', 'password'])
      expect(html).toContain(`Please enter your ${message}`);
    expect(html).toContain('Please enter a valid email');
    expect(html).toContain('Check what you entered and try again.');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('that registers with a common password shows the error beside it, and keeps the rest', async () => {
    const { post } = await openStorefront();
    const fields = { intent: 'register', email: 'a@b.co', firstname: 'Ann', lastname: 'Bo', password: 'password1' };
    const html = await (await post('/login', fields)).text();
    expect(html).toContain('This is one of the first passwords that people try.');
    expect(html).toContain('value="Ann"');
    expect(html).not.toContain('password1');
  });

  it('that fails to log in keeps the email and never the password (SECURITY 2)', async () => {
    const { post } = await openStorefront();
    const html = await (await post('/login', { intent: 'login', email: 'a@b.co', password: 'hunter2!' })).text();
    expect(html).toContain('do not belong together');
    expect(html).toContain('a@b.co');
    expect(html).not.toContain('hunter2!');
  });
});

describe('account and checkout pages', () => {
  it('redirect a guest to log-in and back', async () => {
    const response = await (await openStorefront()).get('/account/order/7?x=1');
    expect(response.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Forder%2F7%3Fx%3D1');
  });

  it('load the customer before an account page is rendered [S2-account-02]', async () => {
    const { get, calls } = await openStorefront({ isLoggedIn: true });
    const html = await (await get('/account/address', withSession)).text();
    expect(headings(html)).toEqual(['Your addresses']);
    expect(calls.map(({ path }) => path)).toContain('/svc_customer/customer');
  });

  it('suggest the correction of an address', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const address = { firstname: 'Mara', lastname: 'Lind', telephone: '5550100', email: 'mara@example.com' };
    const place = { street: '1 Main St', city: 'Columbus', region: 'OH', countryId: 'US', postcode: '\uff14\uff13215' };
    const form = { intent: 'save', ...address, ...place };
    const html = await (await post('/account/address', form, withSession)).text();
    expect(html).toContain('Please enter a valid ZIP code');
    expect(html.replaceAll('<!-- -->', '')).toContain('Did you mean 43215?');
    const labelled = await (await post('/account/address', { ...form, postcode: 'US-43215' }, withSession)).text();
    expect(labelled.replaceAll('<!-- -->', '')).toContain('Did you mean 43215?');
    const hopeless = await (await post('/account/address', { ...form, postcode: 'nope' }, withSession)).text();
    expect(hopeless).not.toContain('Did you mean');
  });

  it('are not available with an empty cart', async () => {
    expect((await (await openStorefront()).get('/checkout/shipping')).headers.get('Location')).toBe('/cart');
  });

  it('start at the beginning for a guest, and at a later step for a customer [S2-checkout-04]', async () => {
    const locationOf = async (isLoggedIn: boolean) => {
      const { post, get } = await openStorefront({ isLoggedIn });
      await post('/cart', { intent: 'add', productId: '1' });
      return (await get('/checkout', withSession)).headers.get('Location');
    };
    expect(await locationOf(false)).toBeNull();
    expect(await locationOf(true)).toBe('/checkout/shipping');
  });

  it('have a minimal header: a Checkout label and the cart [S2-checkout-05] [S2-checkout-06] [S2-checkout-07]', async () => {
    const { post, get } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' });
    const html = await (await get('/checkout/payment', withSession)).text();
    const header = /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
    expect(header).toContain('Checkout');
    expect(header).toContain('href="/cart"');
    expect(header).not.toMatch(/type="search"|Log In/);
    expect(html).not.toContain('<footer');
  });
});

describe('metadata for search engines and shared links', () => {
  const thingsIn = (html: string): readonly Record<string, unknown>[] => {
    const json = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
    return json === undefined ? [] : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
  };
  const pictureIn = (html: string) => /<meta property="og:image" content="([^"]*)">/.exec(html)?.[1];

  it('of a product contains its price, stock, canonical URL and breadcrumbs', async () => {
    const { get } = await openStorefront();
    const html = await (await get('/gb/competition-bar')).text();
    const [product, trail] = thingsIn(html);
    expect(product).toMatchObject({
      '@type': 'Product',
      brand: { '@type': 'Brand', name: 'Halden' },
      name: 'Competition Bar',
      url: `${origin}/gb/competition-bar`,
      offers: { '@type': 'Offer', price: '390.00', priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: expect.arrayContaining([
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/gb` },
        { '@type': 'ListItem', position: 2, name: 'Barbells', item: `${origin}/gb/barbells` },
      ]),
    });
    expect(pictureIn(html)).toMatch(new RegExp(`^${origin}/img/.*/competition-bar.webp$`));
  });

  it('of the home page contains the store and its search, and of a list the picture of its first product', async () => {
    const { get } = await openStorefront();
    expect(thingsIn(await (await get('/')).text()).map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
    expect(pictureIn(await (await get('/barbells')).text())).toContain('competition-bar');
  });

  it('of a missing or private page is empty, without a canonical URL [S9-seo-01]', async () => {
    const { get } = await openStorefront();
    for (const path of ['/cart', '/no-such-page', '/login']) {
      const html = await (await get(path)).text();
      expect(thingsIn(html), path).toEqual([]);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).not.toMatch(/rel="canonical"|hreflang/);
    }
  });

  it('in the sitemap contains every category, product and article once, on the domain of its site [S9-seo-02]', async () => {
    const { get, calls } = await openStorefront({ siteUrls: { GBR: 'https://shop.example.co.uk' } });
    const xml = await (await get('/gb/sitemap.xml')).text();
    expect([...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://shop.example.co.uk/gb',
      'https://shop.example.co.uk/gb/theindex',
      'https://shop.example.co.uk/gb/barbells',
      'https://shop.example.co.uk/gb/theindex/history/two-drops',
      'https://shop.example.co.uk/gb/competition-bar',
      'https://shop.example.co.uk/gb/club-shirt',
    ]);
    const posts = calls.filter(({ path }) => path.endsWith('/posts')).map(({ query }) => new URLSearchParams(query));
    expect(posts.map((query) => [query.get('page'), query.get('per_page')])).toEqual([
      ['1', '100'],
      ['2', '100'],
    ]);
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://shop.example.co.uk/gb/sitemap.xml');
  });
});

it('store under review is marked as such', async () => {
  const open = async (isReview: boolean) => (await (await openStorefront({ isReview })).get('/')).text();
  expect(await open(true)).toContain('<html lang="en-US" data-environment="review">');
  expect(await open(false)).not.toContain('data-environment');
});
