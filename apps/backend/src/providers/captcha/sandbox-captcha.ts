import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { parseInput } from '../../http/parse-input.ts';
import { readJsonBody } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';

/** Lifetime of a sandbox token. */
const tokenLifetimeMs = 2 * 60_000;

const requestSchema = v.object({ action: v.pipe(v.string(), v.regex(/^[a-z]{1,40}$/)) });

export interface SandboxCaptchaOptions {
  readonly secret: string;
  readonly now: () => Date;
  /** A UUID. */
  readonly randomId: () => string;
}

/**
 * A captcha service for development and tests that accepts every request: `POST /sandbox-captcha/tokens` with `{ action
 * }` returns `{ token }`, signed, valid for that action and two minutes.
 */
export const createSandboxCaptcha = ({
  secret,
  now,
  randomId,
}: SandboxCaptchaOptions): CaptchaVerifier & { readonly app: Hono } => {
  const macOf = (claims: string): Buffer => createHmac('sha256', secret).update(`captcha ${claims}`).digest();

  const app = new Hono();
  app.post('/sandbox-captcha/tokens', async ({ req }) => {
    const body = await readJsonBody(req.raw, 1_000);
    const asked = parseInput(requestSchema, body);
    if (isRefusal(body) || !asked.success) return Response.json({ error: 'An action is needed' }, { status: 400 });
    const claims = [asked.output.action, now().getTime() + tokenLifetimeMs, randomId()].join('.');
    return Response.json({ token: `${claims}.${macOf(claims).toString('base64url')}` });
  });

  return {
    app,
    accepts: async ({ token, action }) => {
      const [, claims, madeFor, endsAtMs, mac] = /^(([a-z]+)\.(\d{1,15})\.[\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
      if (claims === undefined || mac === undefined) return false;
      const isGenuine = timingSafeEqual(Buffer.from(mac, 'base64url'), macOf(claims));
      return isGenuine && madeFor === action && Number(endsAtMs) > now().getTime();
    },
  };
};
