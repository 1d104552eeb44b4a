import type { Logger } from 'pino';
import * as v from 'valibot';
import { fetchWithin } from '../fetch-within.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';

/** An account with a captcha service that implements `siteverify`. */
export interface SiteverifyAccount {
  /** The verification endpoint. */
  readonly url: string;
  readonly secret: string;
  /** Minimum score from 0 (a robot) to 1, for services with scores. Default: 0.5. */
  readonly minScore?: number | undefined;
}

export interface SiteverifyOptions extends SiteverifyAccount {
  /** The host of the pages that request tokens. */
  readonly hostname: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Time limit of the service's answer, in milliseconds. Default: 5 seconds. */
  readonly patienceMs?: number | undefined;
  readonly logger: Logger;
}

/** The service's response; actions, scores and hosts are optional. */
const answerSchema = v.object({
  success: v.boolean(),
  action: v.optional(v.string()),
  score: v.optional(v.number()),
  hostname: v.optional(v.string()),
});

/**
 * Verifies tokens with a captcha service: `POST` of the form fields `secret`, `response` and `remoteip`, answered with
 * `{ success, action?, score?, hostname?, 'error-codes'? }`.
 */
export const createSiteverify = (options: SiteverifyOptions): CaptchaVerifier => {
  const { url, secret, hostname, logger, minScore = 0.5, patienceMs = 5_000 } = options;
  return {
    accepts: async ({ token, action, remoteAddress }) => {
      try {
        const body = new URLSearchParams({ secret, response: token, remoteip: remoteAddress });
        const request = new Request(url, { method: 'POST', body, redirect: 'error' });
        const answer = await fetchWithin(patienceMs, options.fetch, request, async (response) =>
          v.parse(answerSchema, await response.json()),
        );
        return (
          answer.success &&
          (answer.action ?? action) === action &&
          (answer.score ?? 1) >= minScore &&
          (answer.hostname ?? hostname) === hostname
        );
      } catch (error) {
        logger.error({ err: error }, 'The captcha service could not be asked');
        return false;
      }
    },
  };
};
