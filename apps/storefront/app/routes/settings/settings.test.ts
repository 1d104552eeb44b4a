import { describe, expect, it, vi } from 'vitest';
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
