import { describe, expect, it, vi } from 'vitest';
import { goodResetToken, stuckCard } from '../../testing/fake-backend.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/settings';
const subscribePath = '/svc_ssr/newsletters/subscribe';
const unsubscribePath = '/svc_ssr/newsletters/unsubscribe';

const open = async () => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true });
  return {
    page: async () => (await get(path, withSession)).text(),
    save: async (fields: Readonly<Record<string, string>>) => (await post(path, fields, withSession)).text(),
    sent: () => calls.filter(({ path: called }) => [subscribePath, unsubscribePath].includes(called)),
  };
};

describe('the newsletters of a customer', () => {
  it('are shown as they are read', async () => {
    const { page } = await open();
    const html = await page();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="10101"/);
    expect(html).not.toMatch(/<input[^>]*checked=""[^>]*value="10102"/);
  });

  it('are changed by what differs alone, and the page says so [S8-err-other-10] [S5-newsletter-01]', async () => {
    const { save, sent } = await open();
    expect(await save({ list: '10102' })).toContain('Your preferences have been saved.');
    expect(sent().map(({ path: called, body }) => [called, body])).toEqual([
      [subscribePath, { userId: 'customer-1', email: 'mara@example.com', newsletters: [10_102] }],
      [unsubscribePath, { userId: 'customer-1', email: 'mara@example.com', newsletters: [10_101] }],
    ]);
    expect(await save({ list: '10102' })).toContain('Your preferences have been saved.');
    expect(sent()).toHaveLength(2);
  });

  it('are all left by one button, and those of other sites are none of this one’s', async () => {
    const { save, sent } = await open();
    await save({ list: '10501' });
    expect(sent().map(({ path: called }) => called)).toEqual([unsubscribePath]);
    const pressed = await open();
    await pressed.save({ list: '10101', none: 'on' });
    expect(pressed.sent().map(({ path: called }) => called)).toEqual([unsubscribePath]);
  });

  it('that could not be saved stay chosen, and the page says so [S8-err-other-09]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { save } = await open();
    const html = await save({ list: '10106' });
    expect(html).toContain('There was an error saving your preferences.');
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="10106"/);
  });

  it('are a customer’s alone: a guest logs in first', async () => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fsettings');
  });
});

describe('the cards that are kept for a customer', () => {
  it('are listed, and each is gone once it is removed', async () => {
    const { page, save } = await open();
    expect(await page()).toContain('Visa ending 4242');
    const html = await save({ removedCard: 'card-1' });
    expect(html).toContain('The card is removed.');
    expect(html).not.toContain('Visa ending 4242');
    expect(html).toContain('Visa ending 0002');
  });

  it('that could not be removed stay, and the page says so', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { save } = await open();
    const html = await save({ removedCard: stuckCard });
    expect(html).toContain('The card could not be removed. Try again.');
    expect(html).toContain('Visa ending 0002');
  });
});

describe('the e-mail address of a customer', () => {
  const changed = { email: 'new@example.com', password: 'the right password' };
  const emailCalls = (calls: readonly { readonly path: string; readonly body: unknown }[]) =>
    calls.filter(({ path: called }) => called.startsWith('/svc_customer/customer/email')).map(({ body }) => body);

  it('is asked to change with the password, and the page says what happens now', async () => {
    const { post, calls } = await openStorefront({ isLoggedIn: true });
    const html = await (await post(path, changed, withSession)).text();
    expect(html).toContain('If new@example.com can be used, a link is on its way to it.');
    expect(html).not.toContain('the right password');
    expect(emailCalls(calls)).toEqual([changed]);
  });

  it('needs the right password, and keeps what was typed but the password', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const html = await (await post(path, { ...changed, password: 'a wrong one' }, withSession)).text();
    expect(html).toContain('This is not your password.');
    expect(html).toContain('value="new@example.com"');
    expect(html).not.toContain('a wrong one');
  });

  it('has to be one, before the backend is asked', async () => {
    const { post, calls } = await openStorefront({ isLoggedIn: true });
    expect(await (await post(path, { email: 'new', password: '' }, withSession)).text()).toContain(
      'Please enter a valid email',
    );
    expect(emailCalls(calls)).toEqual([]);
  });

  it('is confirmed by a button on the page of the mail’s link, which a visit alone does not press', async () => {
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
