import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CallFault, openStorefront } from '../testing/open-storefront.ts';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => vi.useRealTimers());

describe.each<CallFault>(['answers 500', 'refuses', 'hangs', 'answers garbage', 'breaks the contract'])(
  'search service that %s',
  (fault) => {
    const open = () => openStorefront({ failingCalls: '/svc_search', fault });
    type Opened = Awaited<ReturnType<typeof open>>;

    /** The response to a page; a service that hangs is waited for in no time. */
    const afterPatience = async (opened: Opened, path: string): Promise<Response> => {
      if (fault !== 'hangs') return opened.get(path);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      let isAnswered = false;
      const answered = opened.get(path).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered) {
        await setImmediate();
        await vi.advanceTimersByTimeAsync(1_000);
      }
      return answered;
    };

    it('does not affect products, the cart and the home page, which do not use it', async () => {
      const { get } = await open();
      for (const path of ['/', '/competition-bar', '/cart']) {
        expect([path, (await get(path)).status]).toEqual([path, 200]);
      }
    });

    it.each(['/barbells', '/search?q=bar', '/brands', '/deals'])(
      'results for %s in a page with further links, and is reported',
      async (path) => {
        const opened = await open();
        const list = await afterPatience(opened, path);
        expect(list.status).toBeGreaterThanOrEqual(500);
        expect(opened.reported).toMatchObject([{ call: 'search.query' }]);
        const page = await list.text();
        expect(page).toContain('href="/cart"');
        expect(page).toMatch(/<h1/);
        expect(page).not.toMatch(/svc_search|TypeError|Bad gateway/);
      },
    );
  },
);
