import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../log/create-logger.ts';
import { createSiteverify } from './siteverify.ts';

const attempt = { token: 'the token', action: 'login', remoteAddress: '203.0.113.7' };

const asking = (answer: (request: Request) => Promise<Response>) => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const verifier = createSiteverify({
    url: 'https://captcha.example/siteverify',
    secret: 'the secret',
    hostname: 'store.example',
    fetch: answer,
    patienceMs: 200,
    logger: createLogger('info', sink),
  });
  return { accepts: () => verifier.accepts(attempt), log: () => lines.join('') };
};

const saying = (answer: unknown) => asking(async () => Response.json(answer));

describe('verification of a captcha token', () => {
  it('posts the secret, the token and the client address as a form to the configured URL [SECURITY-8] [SECURITY-23]', async () => {
    const sent: unknown[] = [];
    const { accepts } = asking(async (request) => {
      sent.push(request.method, request.url, Object.fromEntries(new URLSearchParams(await request.text())));
      return Response.json({ success: true });
    });
    expect(await accepts()).toBe(true);
    expect(sent).toEqual([
      'POST',
      'https://captcha.example/siteverify',
      { secret: 'the secret', response: 'the token', remoteip: '203.0.113.7' },
    ]);
  });

  it.each<[boolean, object]>([
    [true, { success: true, action: 'login', score: 0.9, hostname: 'store.example' }],
    [false, { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    [false, { success: true, action: 'register' }],
    [false, { success: true, score: 0.4 }],
    [false, { success: true, hostname: 'evil.example' }],
    [false, { success: 'true' }],
    [false, {}],
  ])('is %s for the response %j [SECURITY-8]', async (expected, answer) => {
    expect(await saying(answer).accepts()).toBe(expected);
  });

  it.each<[string, (request: Request) => Promise<Response>]>([
    ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['fails', async () => new Response('busy', { status: 503 })],
    ['hangs', ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))],
  ])(
    'fails closed if the service %s, and reports it without the token [SECURITY-8] [SECURITY-30]',
    async (_what, answer) => {
      const { accepts, log } = asking(answer);
      expect(await accepts()).toBe(false);
      expect(log()).toContain('The captcha service could not be asked');
      expect(log()).not.toMatch(/the token|the secret/);
    },
  );
});
