import { describe, expect, it, vi } from 'vitest';
import { goodResetToken, guessablePassword } from '../../testing/fake-customer.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/settings';
const subscribePath = '/svc_ssr/newsletters/subscribe';
const unsubscribePath = '/svc_ssr/newsletters/unsubscribe';

const open = async () => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true });
  return {
    page: async () => (await get(path, withSession)).text(),
    save: async (fields: Readonly<Record<string, string>>) =>
      (await post(path, { form: 'newsletters', ...fields }, withSession)).text(),
    sent: () => calls.filter(({ path: called }) => [subscribePath, unsubscribePath].includes(called)),
  };
};

describe('newsletter settings', () => {
  it('show the current subscriptions', async () => {
    const { page } = await open();
    const html = await page();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="10101"/);
    expect(html).not.toMatch(/<input[^>]*checked=""[^>]*value="10102"/);
  });

  it('send only the differences, with a confirmation [S8-err-other-10] [S5-newsletter-01]', async () => {
    const { save, sent } = await open();
    expect(await save({ list: '10102' })).toContain('Your preferences have been saved.');
    expect(sent().map(({ path: called, body }) => [called, body])).toEqual([
      [subscribePath, { userId: 'customer-1', email: 'mara@example.com', newsletters: [10_102] }],
      [unsubscribePath, { userId: 'customer-1', email: 'mara@example.com', newsletters: [10_101] }],
    ]);
    expect(await save({ list: '10102' })).toContain('Your preferences have been saved.');
    expect(sent()).toHaveLength(2);
  });

  it('unsubscribe from all of this site with one button', async () => {
    const { save, sent } = await open();
    await save({ list: '10501' });
    expect(sent().map(({ path: called }) => called)).toEqual([unsubscribePath]);
    const pressed = await open();
    await pressed.save({ list: '10101', none: 'on' });
    expect(pressed.sent().map(({ path: called }) => called)).toEqual([unsubscribePath]);
  });

  it('keep the selection with a message after a failure [S8-err-other-09]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { save } = await open();
    const html = await save({ list: '10106' });
    expect(html).toContain('There was an error saving your preferences.');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="10106"/);
  });

  it('require log-in', async () => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fsettings');
  });
});

describe('change of e-mail address', () => {
  const changed = { email: 'new@example.com', password: 'the right password' };
  const form = 'email';
  const emailCalls = (calls: readonly { readonly path: string; readonly body: unknown }[]) =>
    calls.filter(({ path: called }) => called.startsWith('/svc_customer/customer/email')).map(({ body }) => body);

  it('is requested with the password, and the page explains the next step', async () => {
    const { post, calls } = await openStorefront({ isLoggedIn: true });
    const html = await (await post(path, { form, ...changed }, withSession)).text();
    expect(html).toContain('If new@example.com can be used, a link is on its way to it.');
    expect(html).not.toContain('the right password');
    expect(emailCalls(calls)).toEqual([changed]);
  });

  it('requires the correct password, and keeps the typed address', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const html = await (await post(path, { form, ...changed, password: 'a wrong one' }, withSession)).text();
    expect(html).toContain('This is not your password.');
    expect(html).toContain('value="new@example.com"');
    expect(html).not.toContain('a wrong one');
  });

  it('requires a valid e-mail, before the backend is called', async () => {
    const { post, calls } = await openStorefront({ isLoggedIn: true });
    expect(await (await post(path, { form, email: 'new', password: '' }, withSession)).text()).toContain(
      'Please enter a valid email',
    );
    expect(emailCalls(calls)).toEqual([]);
  });

  it('is confirmed with a button on the page linked from the mail, not by opening it', async () => {
    const { get, post, calls } = await openStorefront();
    const link = `/account/confirm-email/${goodResetToken}`;
    const page = await get(link);
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(await page.text()).toContain('Confirm email');
    expect(emailCalls(calls)).toEqual([]);
    expect(await (await post(link, {})).text()).toContain('Your email is changed.');
    expect(emailCalls(calls)).toEqual([{ token: goodResetToken }]);
    const late = await (await post('/account/confirm-email/old', {})).text();
    expect(late).toContain('This link has been used already, or is older than an hour.');
  });
});

/** Submits a form without scripts and follows the redirect. */
const sender = async () => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true });
  const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
  return {
    page: async () => textOf(await get(path, withSession)),
    send: async (fields: Readonly<Record<string, string>>) => {
      const answer = await post(path, fields, withSession);
      const next = answer.headers.get('Location');
      return textOf(next === null ? answer : await get(next, withSession));
    },
    post,
    sent: (to: string) =>
      calls.filter(({ path: called, method }) => called === to && method !== 'GET').map(({ body }) => body),
  };
};

describe('change of name and telephone', () => {
  it('is shown on every later page', async () => {
    const { send, sent } = await sender();
    const html = await send({ form: 'profile', firstname: ' Marit ', lastname: 'Holt', telephone: '' });
    expect(sent('/svc_customer/customer/')).toEqual([{ firstname: 'Marit', lastname: 'Holt', telephone: '' }]);
    expect(html).toContain('Your name and phone are saved.');
    expect(html).toMatch(/<input[^>]*name="firstname"[^>]*value="Marit"/);
    expect(html).toContain('Account of Marit');
  });

  it('keeps invalid values as typed, with errors beside them', async () => {
    const { send, sent } = await sender();
    const html = await send({ form: 'profile', firstname: ' ', lastname: 'Holt-Berg', telephone: '614 555 0100' });
    expect(html).toContain('Please enter your first name');
    expect(html).toContain('value="Holt-Berg"');
    expect(sent('/svc_customer/customer/')).toEqual([]);
    expect(await send({ form: 'profile', firstname: 'Nobody', lastname: 'Holt' })).toContain(
      'Check what you entered and try again.',
    );
  });
});

describe('change of password', () => {
  const wish = { form: 'password', password: 'the right password', newPassword: 'heavy-double-92' };

  it('requires the current one', async () => {
    const { send, sent } = await sender();
    const html = await send(wish);
    expect(sent('/svc_customer/customer/password')).toEqual([
      { password: 'the right password', newPassword: 'heavy-double-92' },
    ]);
    expect(html).toContain('Your password is changed.');
  });

  it.each([
    [{ password: 'a wrong one' }, 'This is not your password.'],
    [{ password: '' }, 'Please enter your current password'],
    [{ newPassword: 'short' }, 'Please use at least 8 characters'],
    [{ newPassword: guessablePassword }, 'This is one of the first passwords that people try.'],
  ])('is rejected with %o, and the passwords are not repeated', async (fields, message) => {
    const html = await (await sender()).send({ ...wish, ...fields });
    expect(html).toContain(message);
    expect(html).not.toContain('Your password is changed.');
    expect(html).not.toContain('heavy-double-92');
  });
});

describe('sessions of a customer', () => {
  it('are listed, and ended everywhere else with one button', async () => {
    const { page, send } = await sender();
    expect(await page()).toMatch(/This device<\/b>, since <time[^>]*>Nov 20, 2026.*Another device, since/s);
    const html = await send({ form: 'logIns' });
    expect(html).toContain('You are logged out everywhere else.');
    expect(html).not.toContain('Another device');
    expect(html).not.toContain('Log out everywhere else');
  });

  it('can be ended with a form on the page', async () => {
    const { post } = await sender();
    expect((await post(path, { form: 'burn' }, withSession)).status).toBe(400);
    expect((await post(path, {}, withSession)).status).toBe(400);
  });
});

describe('notification settings', () => {
  const opened = async () => {
    const store = await openStorefront({ isLoggedIn: true });
    const page = async () => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', '');
    return { ...store, page };
  };

  it('list the mails of the store, and end all back-in-stock notices with one button [S2-account-19]', async () => {
    const { page, post, calls } = await opened();
    const html = await page();
    expect(html).toContain('Receipts, packages on their way, returns and refunds.');
    expect(html).toContain('You wait for one product.');
    expect(html).toContain('href="/account/bin"');
    const answer = await post(path, { form: 'notices' }, withSession);
    expect(answer.headers.get('Location')).toBe('/account/settings?saved=notices');
    expect(calls).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/svc_bin/bin/bin-1' }));
  });

  it('report that notices cannot be loaded, and keep the other settings', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { get } = await openStorefront({ isLoggedIn: true, failingCalls: '/svc_bin' });
    const html = await (await get(path, withSession)).text();
    expect(html).toContain('This did not load.');
    expect(html).not.toContain('You wait for');
    expect(html).toContain('Where you are logged in');
  });
});
