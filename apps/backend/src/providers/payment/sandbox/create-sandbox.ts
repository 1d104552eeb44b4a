import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { Database } from '../../../db/pool.ts';
import { createNotifier, type Notifier } from './notifications.ts';
import { createSandboxApi, type SandboxApiOptions } from './sandbox-api.ts';
import { createSandboxBank } from './sandbox-bank.ts';
import { createSandboxPages, type SandboxPagesOptions } from './sandbox-pages.ts';
import { createStoredCards } from './stored-cards.ts';
import { createTokenVault } from './token-vault.ts';

/** The sandbox payment provider as a separate component: the store uses it only over HTTP. */
export const createSandboxApp = (options: SandboxApiOptions & SandboxPagesOptions): Hono =>
  new Hono().route('/sandbox-pay', createSandboxPages(options)).route('/sandbox-pay', createSandboxApi(options));

export interface SandboxOptions {
  readonly db: Database;
  readonly now: () => Date;
  /** A UUID. */
  readonly randomId: () => string;
  /** Secret shared with the merchant: signs notifications and derives the API key. */
  readonly secret: string;
  readonly publicUrl: string;
  /** Delivers notifications to the merchant. */
  readonly deliver: (request: Request) => Promise<Response>;
  readonly logger: Logger;
}

/** Creates the sandbox payment provider, with its own tables. */
export const createSandbox = (options: SandboxOptions): { readonly app: Hono; readonly notifier: Notifier } => {
  const { db, now } = options;
  const tokens = createTokenVault(db, now);
  const cards = createStoredCards(db, now);
  const bank = createSandboxBank({ db, now, tokens, cards });
  const notifier = createNotifier(options);
  return { app: createSandboxApp({ ...options, bank, tokens, cards, notifier }), notifier };
};
