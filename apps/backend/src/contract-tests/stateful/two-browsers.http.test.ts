import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { multipliedLimits } from '../../http/rate-limit.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { anyCommand, looking, opening } from './commands.ts';
import { openRealShop } from './real-shop.ts';
import { emptyShop } from './shop-model.ts';

const store = useTestStore({ limits: multipliedLimits(10_000) });

const startMs = store.now().getTime();

/** Maximum operations per run: more pauses would outlast the cards. */
const maxCommands = 25;

it('lists, addresses, cards and sessions match a simple model, for any sequential or concurrent operations of two browsers [S4-address-03] [S4-address-04] [S4-card-01] [S4-card-02] [S4-lists-01] [S4-lists-02] [S4-lists-03] [S6-merge-01] [S6-merge-02] [S6-merge-03] [S6-merge-04] [S6-guest-06]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(anyCommand(store), { maxCommands, size: '+1' }), async (commands) => {
      store.passTime(startMs - store.now().getTime());
      const shop = await openRealShop(store);
      const model = { current: emptyShop(store.now().getTime()) };
      await fc.asyncModelRun(() => ({ model, real: shop }), [...opening(store), ...commands, looking]);
      for (const cookie of shop.deadCookies) {
        const response = await store.shopper().request('/svc_session/session', { headers: { cookie } });
        expect(await response.json()).toMatchObject({ customer: { loggedIn: false } });
      }
    }),
    { numRuns: 5, endOnFailure: true },
  );
});
