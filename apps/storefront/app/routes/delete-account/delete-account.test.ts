import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/settings/delete';
const file = '/account/settings/my-data.json';

describe('account deletion', () => {
  it('is explained on its own page, which asks for the password', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const html = (await (await get(path, withSession)).text()).replaceAll('<!-- -->', '');
    expect(html).toContain('What is deleted now');
    expect(html).toContain('What is kept, and why');
    expect(html).toContain('90 days after you placed it');
    expect(html).toMatch(/<input[^>]*autoComplete="current-password"[^>]*name="password"/i);
    expect(await (await get('/account/settings', withSession)).text()).toContain(`href="${path}"`);
  });

  it('is rejected without the correct password, which is not repeated in the form', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const wrong = await (await post(path, { password: 'my guess' }, withSession)).text();
    expect(wrong).toContain('This is not your password.');
    expect(wrong).not.toContain('my guess');
    expect(await (await post(path, { password: '' }, withSession)).text()).toContain(
      'Please enter your current password',
    );
  });

  it('ends on the log-in page, which confirms it', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    const answer = await post(path, { password: 'the right password' }, withSession);
    expect(calls.filter(({ path: called }) => called.endsWith('/deletion')).map(({ body }) => body)).toEqual([
      { password: 'the right password' },
    ]);
    const html = await (await get(answer.headers.get('Location') ?? '', withSession)).text();
    expect(html).toContain('Your account is deleted.');
  });

  it('requires a customer', async () => {
    const { get, post } = await openStorefront();
    const login = `/login?redirect=${encodeURIComponent(path)}`;
    expect((await get(path)).headers.get('Location')).toBe(login);
    expect((await post(path, { password: 'any' })).headers.get('Location')).toBe(login);
  });
});

describe('personal data export file', () => {
  it('contains all stored data, and the consent of this browser', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    expect(await (await get('/gb/account/settings', withSession)).text()).toContain(`href="/gb${file}"`);
    const answer = await get(file, withSession);
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="my-data-2026-11-20.json"');
    expect(answer.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      customer: { email: 'mara@example.com' },
      records: { newsletters: [{ listId: 10_101 }] },
      cookieConsent: { performance: true, marketing: true, functional: true },
    });
  });

  it('is not available to a guest, who logs in and returns to the settings', async () => {
    const { get } = await openStorefront();
    expect((await get(file)).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fsettings');
    expect((await get(`/gb${file}`)).headers.get('Location')).toBe('/gb/login?redirect=%2Faccount%2Fsettings');
  });
});
