import { describe, expect, it } from 'vitest';
import { createLogger } from '../../log/create-logger.ts';
import { createPushGateway } from './push-gateway.ts';

const message = {
  platform: 'ios',
  token: 'phone',
  title: 'Back',
  body: 'It is back',
  url: 'https://shop.example/bar',
} as const;

const outcomeOf = (answer: () => Response | Promise<Response>) =>
  createPushGateway({
    url: 'http://gateway.example/api/push',
    fetch: async () => answer(),
    logger: createLogger('silent'),
  }).send(message);

const failing = (error: string) => () => Response.json({ counts: 1, success: 'ok', logs: [{ error }] });

describe('push gateway', () => {
  it('treats every message without a reported failure as accepted', async () => {
    expect(await outcomeOf(() => Response.json({ counts: 1, success: 'ok', logs: [] }))).toBe('taken');
    expect(await outcomeOf(() => Response.json({ counts: 1, success: 'ok' }))).toBe('taken');
  });

  it.each([
    'Unregistered',
    'BadDeviceToken',
    'bad device token',
    'NotRegistered',
    'InvalidRegistration',
    'messaging/registration-token-not-registered',
  ])('reports an unregistered device: %s', async (error) => {
    expect(await outcomeOf(failing(error))).toBe('gone');
  });

  it('postpones a message after a temporary failure', async () => {
    expect(await outcomeOf(failing('tls: revoked certificate'))).toBe('postponed');
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a failure of the service', () => new Response('', { status: 503 })],
    ['nonsense', () => new Response('<html>')],
    ['another shape', () => Response.json({ logs: 'none' })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is unreachable after %s', async (_title, answer) => {
    expect(await outcomeOf(answer)).toBe('unreachable');
  });
});
