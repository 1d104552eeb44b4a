import type { Logger } from 'pino';
import * as v from 'valibot';
import { fetchWithin } from '../fetch-within.ts';
import type { PushMessage, PushOutcome, PushTransport } from './push-transport.ts';

export interface PushGatewayOptions {
  /** The gateway's endpoint, as 'http://gorush:8088/api/push'. */
  readonly url: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly logger: Logger;
}

const timeoutMs = 10_000;

/** The gateway's platform numbers. */
const platforms = { ios: 1, android: 2 } as const;

const gatewayAnswer = v.object({ logs: v.optional(v.array(v.object({ error: v.string() })), []) });

/** Apple's and Google's errors for an unregistered device; other errors may be temporary. */
const goneErrors =
  /unregistered|bad ?device ?token|not ?registered|registration-token-not-registered|invalid ?registration/i;

const bodyOf = ({ platform, token, title, body, url }: PushMessage): string =>
  JSON.stringify({
    notifications: [{ tokens: [token], platform: platforms[platform], title, message: body, data: { url } }],
  });

/**
 * Sends push messages through a Gorush gateway, which has the accounts with Apple and Google. It must run with `sync:
 * true`, so that its response names unregistered devices.
 */
export const createPushGateway = ({ url, fetch, logger }: PushGatewayOptions): PushTransport => {
  const ask = async (message: PushMessage): Promise<PushOutcome> => {
    const request = new Request(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: bodyOf(message),
    });
    const { logs } = await fetchWithin(timeoutMs, fetch, request, async (response) => {
      if (!response.ok) throw new Error(`The push gateway answers ${response.status}`);
      return v.parse(gatewayAnswer, await response.json());
    });
    const [failure] = logs;
    if (!failure) return 'taken';
    if (goneErrors.test(failure.error)) return 'gone';
    logger.error({ fault: failure.error.slice(0, 300) }, 'A push service does not accept a message yet');
    return 'postponed';
  };
  return {
    send: async (message) => {
      try {
        return await ask(message);
      } catch (error) {
        logger.error({ err: error }, 'A push message could not be sent yet');
        return 'unreachable';
      }
    },
  };
};
