import { describe, expect, it } from 'vitest';
import { CAPTCHA_HEADER } from '../contract/captcha.ts';
import { always, createFakeWire } from '../testing/fake-wire.ts';
import { sampleOrder, wireSamplePlacement } from '../testing/request-samples.ts';
import { wireSampleList, wireSampleSession } from '../testing/wire-samples.ts';
import type { Client } from './create-client.ts';

describe('captcha token', () => {
  it.each<[string, unknown, (client: Client) => Promise<unknown>]>([
    ['placeorder', wireSamplePlacement, (client) => client.checkout.place(sampleOrder)],
    ['login', wireSampleSession, (client) => client.session.login({ email: 'ada@mail.example', password: 'iron' })],
    [
      'register',
      wireSampleSession.customer,
      (client) =>
        client.customer.register({
          email: 'ada@mail.example',
          password: 'iron-iron',
          firstname: 'Ada',
          lastname: 'Strong',
        }),
    ],
  ])(
    'is sent with %s if captcha is enabled, and not otherwise [S7-http-22] [S7-calls-checkout-09] [S7-calls-session-02] [S7-calls-cust-03]',
    async (action, answer, call) => {
      const on = createFakeWire(always(answer), { captcha: async (asked) => `token for ${asked}` });
      await call(on.client);
      expect(on.sent[0]?.headers.get(CAPTCHA_HEADER)).toBe(`token for ${action}`);
      const off = createFakeWire(always(answer), { captcha: async () => undefined });
      const without = createFakeWire(always(answer));
      for (const { client, sent } of [off, without]) {
        await call(client);
        expect(sent[0]?.headers.has(CAPTCHA_HEADER)).toBe(false);
      }
    },
  );

  it('is sent with no other call [S7-http-22]', async () => {
    const { client, sent } = createFakeWire(always(wireSampleList), { captcha: async () => 'token' });
    await client.lists.get('list-1');
    expect(sent[0]?.headers.has(CAPTCHA_HEADER)).toBe(false);
  });

  it('is sent empty, with a warning, if it is not available [S8-err-other-20]', async () => {
    const warnings: string[] = [];
    const { client, sent } = createFakeWire(always(wireSampleSession), {
      captcha: () => Promise.reject(new Error('blocked')),
      warn: (message) => warnings.push(message),
    });
    await client.session.login({ email: 'ada@mail.example', password: 'iron' });
    expect(sent[0]?.headers.get(CAPTCHA_HEADER)).toBe('');
    expect(warnings).toEqual(["No captcha token for 'login'"]);
  });
});
