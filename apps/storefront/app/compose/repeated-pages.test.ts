import { describe, expect, it } from 'vitest';
import { openStorefront, origin } from '../testing/open-storefront.ts';

const cookie = '__Host-ironcart=begun; Path=/; Secure; HttpOnly; SameSite=Lax';

describe('page requested repeatedly by guests', () => {
  it('is complete for a request that follows a HEAD request', async () => {
    const { answer, get } = await openStorefront();
    const headers = await answer(new Request(`${origin}/barbells`, { method: 'HEAD' }));
    expect([headers.status, await headers.text()]).toEqual([200, '']);
    expect(await (await get('/barbells')).text()).toContain('>Barbells</h1>');
  });

  it('gives each concurrent guest the cookies set by the backend', async () => {
    const { get } = await openStorefront({ setsCookie: cookie });
    const pages = await Promise.all([get('/barbells'), get('/barbells'), get('/barbells')]);
    for (const { headers } of pages) expect(new Set(headers.getSetCookie())).toEqual(new Set([cookie]));
  });

  it('is loaded separately for a shopper with a session, whose page is not shown to guests', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const [own, others] = await Promise.all([get('/about', { Cookie: '__Host-ironcart=mine' }), get('/about')]);
    expect(await own.text()).toContain('/account/dashboard');
    expect(await others.text()).not.toContain('/account/dashboard');
  });
});

describe('HTML of a page', () => {
  const scriptsOf = (html: string) => [...html.matchAll(/<script(?: nonce="[^"]*")?([^>]*)>([^<]*)<\/script>/g)];

  it('starts the application immediately in development, without queueing clicks', async () => {
    const { get } = await openStorefront({ assets: { isDevelopment: true, starter: '' } });
    const html = await (await get('/about')).text();
    const [head = ''] = html.split('</head>');
    expect(scriptsOf(head).map(([, attributes, text]) => [attributes?.split(' nonce')[0], text])).toEqual([
      [' type="module" src="/assets/browser.js"', ''],
    ]);
    const withoutTags = head.replace(/<title>[^<]*<\/title>/, '').replace(/<[^>]*>/g, '');
    expect(withoutTags).toBe('');
  });

  it.each([
    ['https://shop.test', true],
    ['http://shop.test', false],
  ])('at %s requests its resources securely: %s', async (publicUrl, isSecure) => {
    const { headers } = await (await openStorefront({ publicUrl })).get('/about');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy.includes('upgrade-insecure-requests')).toBe(isSecure);
  });
});
