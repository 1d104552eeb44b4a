import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { newSecretToken } from '../services/session/secret-token.ts';
import type { SessionStore } from '../services/session/session-store.ts';
import { createRequestSession, sessionCookieName } from './request-session.ts';

it('session look-up reports a database failure only to its caller', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const app = new Hono().get('/', async (context) => {
    const session = createRequestSession({} as SessionStore, context);
    const finding = session.findWith(() => Promise.reject(new Error('The database is away')));
    await expect(finding).rejects.toThrow('The database is away');
    return context.text('refused');
  });
  const headers = { Cookie: `${sessionCookieName}=${newSecretToken()}` };
  expect(await (await app.request('/', { headers })).text()).toBe('refused');
  await new Promise((resolve) => setTimeout(resolve));
  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
