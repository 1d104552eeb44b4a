import { describe, expect, it } from 'vitest';
import { goodResetToken, guessablePassword } from '../testing/fake-customer.ts';
import { openStorefront } from '../testing/open-storefront.ts';

const resetPath = `/account/reset-password/${goodResetToken}`;
const postsIn = (calls: readonly { readonly method: string; readonly path: string; readonly body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));
const textOf = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");

describe('forgotten password', () => {
  it.each([
    ['/login', 'Forgot your password?'],
    ['/expired-password', 'Your password has expired'],
  ])('is requested on %s [S2-routes-12]', async (path, words) => {
    const html = await (await (await openStorefront()).get(path)).text();
    expect(html).toContain(words);
    expect(html).toContain('"/forgot-password"');
  });

  it('is requested without scripts, and the response does not reveal whether there is an account', async () => {
    const { post, calls } = await openStorefront();
    const html = textOf(await (await post('/forgot-password', { email: ' nobody@example.com ' })).text());
    expect(html).toContain('If nobody@example.com has an account, a mail with a link is on its way.');
    expect(postsIn(calls)).toEqual([
      { path: '/svc_customer/customer/forgot-password', body: { email: 'nobody@example.com' } },
    ]);
  });

  it('requires an e-mail, and sends nothing without one', async () => {
    const { post, calls } = await openStorefront();
    expect(await (await post('/forgot-password', { email: 'abc' })).text()).toContain('Please enter a valid email');
    expect(postsIn(calls)).toEqual([]);
  });
});

describe('password reset page', () => {
  it('is a form for a guest that sends the token with the new password [S2-account-22]', async () => {
    const { get, post, calls } = await openStorefront();
    const page = await get(resetPath);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('autoComplete="new-password"');
    const answer = await post(resetPath, { password: 'heavy-double-92' });
    expect(postsIn(calls)).toEqual([
      {
        path: '/svc_customer/customer/forgot-password/reset',
        body: { token: goodResetToken, password: 'heavy-double-92' },
      },
    ]);
    const login = answer.headers.get('Location') ?? '';
    expect(login).toMatch(/^\/login\?/);
    expect(await (await get(login)).text()).toContain('Your password is changed.');
  });

  it('explains that a link is used or expired, and offers a new one', async () => {
    const { post } = await openStorefront();
    const html = textOf(await (await post('/account/reset-password/old', { password: 'heavy-double-92' })).text());
    expect(html).toContain('This link has been used already, or is older than an hour.');
    expect(html).toContain('href="/forgot-password"');
    expect(html).not.toContain('name="password"');
    expect(html).not.toContain('heavy-double-92');
  });

  it.each([
    ['', 'Please enter your new password'],
    ['7 chars', 'Please use at least 8 characters'],
    ['x'.repeat(129), 'Please use at most 128 characters'],
  ])('shows the error of %j beside the field', async (password, message) => {
    const { post, calls } = await openStorefront();
    expect(await (await post(resetPath, { password })).text()).toContain(message);
    expect(postsIn(calls)).toEqual([]);
  });

  it('shows beside the field that the password is too common', async () => {
    const { post } = await openStorefront();
    const html = await (await post(resetPath, { password: guessablePassword })).text();
    expect(html).toContain('This is one of the first passwords that people try.');
    expect(html).not.toContain(guessablePassword);
  });

  it.each(['', '/eu'])('is excluded from referrers, below %j, and from caches [SECURITY-7]', async (site) => {
    const { get, post } = await openStorefront();
    const answers = [
      await get(site + resetPath),
      await post(site + resetPath, { password: 'short' }),
      await post(site + resetPath, { password: 'heavy-double-92' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 302]);
    for (const { headers } of answers) expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answers[0]?.headers.get('Cache-Control')).toBe('no-store');
    expect((await get('/login')).headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });
});
