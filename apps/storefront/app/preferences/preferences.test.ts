import { describe, expect, it } from 'vitest';
import { openStorefront, origin } from '../testing/open-storefront.ts';
import { consentTarget, contrastTarget, preferencesPath } from './preferences.ts';

const cookieOf = (response: Response) => response.headers.get('Set-Cookie');

describe('high-contrast mode', () => {
  it('is stored for 365 days, and the page reloads with its palette [S2-quicklinks-06] [S9-cookies-02]', async () => {
    const { get, post } = await openStorefront();
    const response = await post(preferencesPath, contrastTarget(false, '/barbells?sort=name').fields);
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/barbells?sort=name']);
    expect(cookieOf(response)).toContain('highcontrast=1; Path=/; Max-Age=31536000');
    const page = await (await get('/barbells', { Cookie: 'highcontrast=1' })).text();
    expect(page).toContain('data-contrast="high"');
    expect(page).toMatch(/aria-pressed="true"[^>]*>High Contrast Mode/);
  });

  it('is turned off with the same button', async () => {
    const { post } = await openStorefront();
    expect(cookieOf(await post(preferencesPath, contrastTarget(true, '/').fields))).toContain(
      'highcontrast=; Path=/; Max-Age=0',
    );
  });

  it('redirects to no other site, and cannot be changed by another site', async () => {
    const { post, get } = await openStorefront();
    const away = await post(preferencesPath, contrastTarget(false, '//evil.example').fields);
    expect(away.headers.get('Location')).toBe('/');
    const foreign = await post(preferencesPath, contrastTarget(false, '/').fields, { Origin: 'https://evil.example' });
    expect([foreign.status, cookieOf(foreign)]).toEqual([403, null]);
    expect(cookieOf(await get(preferencesPath))).toBeNull();
  });

  it('stays on its site', async () => {
    const { post } = await openStorefront();
    const response = await post(`/eu${preferencesPath}`, contrastTarget(false, '/cart').fields);
    expect(response.headers.get('Location')).toBe('/eu/cart');
  });

  it('sets a secure cookie if the store uses HTTPS', async () => {
    const { post } = await openStorefront({ publicUrl: 'https://shop.test' });
    const response = await post(preferencesPath, contrastTarget(false, '/').fields, { Origin: 'https://shop.test' });
    expect(cookieOf(response)).toMatch(/; Secure$/);
  });
});

describe('cookie consent', () => {
  const isAsked = async (path: string, cookie = '') => {
    const { get } = await openStorefront();
    const html = await (await get(path, { Cookie: cookie })).text();
    const isThere = html.includes('aria-label="Cookies"');
    // The page keeps its room free before it has arrived.
    expect(/^<!doctype html><html[^>]* data-foot-notice=""/.test(html)).toBe(isThere);
    return isThere;
  };

  it.each(['/eu', '/gb', '/ca'])(
    'is requested on %s until decided [S6-consent-01] [S6-consent-02] [S6-consent-03]',
    async (path) => {
      expect(await isAsked(path)).toBe(true);
      expect(await isAsked(path, 'ironcart-consent=none')).toBe(false);
    },
  );

  it('is not requested elsewhere, nor in the native app [S6-consent-04]', async () => {
    for (const path of ['/', '/au', '/apo', '/eu/app']) expect(await isAsked(path)).toBe(false);
    expect(await isAsked('/eu?isMobileApp=1&mobileAppVersion=3.3.0')).toBe(false);
  });

  it('can be changed later with a link at the end of every page, which shows the current choices [S6-consent-05]', async () => {
    const { get } = await openStorefront();
    const cookie = { Cookie: 'ironcart-consent=functional' };
    const page = await (await get('/search?q=bar', cookie)).text();
    const link = /<a[^>]* href="([^"]*)"[^>]*>Cookies<\/a>/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    expect([link, page.includes('aria-label="Cookies"')]).toEqual(['/search?q=bar&cookies=choose', false]);
    const reopened = await (await get(link ?? '', cookie)).text();
    expect(reopened).toMatch(/<input[^>]*checked=""[^>]*value="functional"/);
    expect(reopened).not.toMatch(/<input[^>]*checked=""[^>]*value="performance"/);
    expect(reopened).toContain('name="from" value="/search?q=bar"');
  });

  it('that is denied deletes the analytics id of the browser [S6-consent-05]', async () => {
    const { post } = await openStorefront();
    const setBy = async (allow: string) =>
      (await post(preferencesPath, { ...consentTarget('/').fields, allow })).headers.getSetCookie();
    expect(await setBy('none')).toContainEqual(expect.stringContaining('ironcart-visitor=; Path=/; Max-Age=0'));
    expect(await setBy('all')).toHaveLength(1);
  });

  it.each([
    [{ allow: 'all' }, 'performance.marketing.functional'],
    [{ allow: 'none', category: 'marketing' }, 'none'],
    [{ allow: 'chosen', category: 'functional' }, 'functional'],
    [{ allow: 'chosen' }, 'none'],
    [{}, 'none'],
  ])('%j is stored as %s [S6-consent-05]', async (answer, kept) => {
    const { post } = await openStorefront();
    const response = await post(`/eu${preferencesPath}`, { ...consentTarget('/').fields, ...answer });
    expect(cookieOf(response)).toContain(`ironcart-consent=${kept}; Path=/; Max-Age=31536000`);
    expect(new URL(response.headers.get('Location') ?? '', origin).pathname).toBe('/eu');
  });
});
