import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import { sharedSecret } from '../../db/shared-secret.ts';
import type { CaptchaVerifier } from './captcha-verifier.ts';
import { createSandboxCaptcha } from './sandbox-captcha.ts';
import { createSiteverify, type SiteverifyAccount } from './siteverify.ts';

/** The service that verifies captcha tokens. Omitted: the flag `recaptcha_enterprise` is off, and no call needs one. */
export type CaptchaSettings = 'sandbox' | SiteverifyAccount;

export interface CaptchaContext {
  readonly db: Database;
  readonly now: () => Date;
  /** A UUID. */
  readonly randomId: () => string;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Whether the store is a demo: only then is the sandbox permitted. */
  readonly isDemo: boolean;
  /** Sends requests to the captcha service. */
  readonly fetch: (request: Request) => Promise<Response>;
}

/**
 * Creates the configured verifier, with the sandbox's pages if used.
 * @throws Error if the sandbox is configured in a store that is not a demo
 */
export const openCaptcha = async (
  settings: CaptchaSettings,
  context: CaptchaContext,
): Promise<CaptchaVerifier & { readonly app?: Hono }> => {
  if (settings === 'sandbox') {
    if (!context.isDemo) {
      throw new Error(
        'The sandbox captcha takes everybody for a person, so only a demo store may use it: leave IRONCART_CAPTCHA out, or set it to siteverify.',
      );
    }
    return createSandboxCaptcha({ ...context, secret: await sharedSecret(context.db, 'sandbox-captcha') });
  }
  const { hostname } = new URL(context.publicUrl);
  return createSiteverify({ ...context, ...settings, hostname });
};
