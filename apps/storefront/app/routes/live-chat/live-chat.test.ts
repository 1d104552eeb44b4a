import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

describe('live chat page', () => {
  it.each([
    ['', true],
    ['/ca', true],
    ['/apo', true],
    ['/au', false],
    ['/eu', false],
    ['/gb', false],
  ])('exists on the site at %j: %s [S1-chat-01]', async (basePath, isThere) => {
    const { get } = await openStorefront();
    const home = await (await get(basePath || '/')).text();
    expect(home.includes(`href="${basePath}/live-chat"`)).toBe(isThere);
    expect((await get(`${basePath}/live-chat`)).status).toBe(isThere ? 200 : 404);
  });

  it('requests nothing without a session, and otherwise shows the messages', async () => {
    const { get, post, calls } = await openStorefront();
    expect(await (await get('/live-chat')).text()).toContain('Somebody of the store answers here');
    expect(calls.filter(({ path }) => path.includes('svc_chat'))).toEqual([]);
    const page = await (await post('/live-chat', { text: ' Is it in stock? ' }, withSession)).text();
    expect(calls.find(({ path, method }) => path.includes('svc_chat') && method === 'POST')?.body).toEqual({
      storeId: 1,
      text: 'Is it in stock?',
    });
    expect(page).toContain('Is it in stock?');
    expect(page).toContain('role="log"');
  });

  it('reports an empty message, and sends none', async () => {
    const { post, calls } = await openStorefront();
    expect(await (await post('/live-chat', { text: ' \u200b' }, withSession)).text()).toContain(
      'Please enter your message',
    );
    expect(calls.filter(({ path, method }) => path.includes('svc_chat') && method === 'POST')).toEqual([]);
  });
});
