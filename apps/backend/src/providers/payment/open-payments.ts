import type { Logger } from 'pino';
import type { Database } from '../../db/pool.ts';
import { createPayments } from './create-payments.ts';
import { type OpenProviders, openProviders } from './open-providers.ts';
import { type OwnMethod, openOwnMethods } from './own/open-own-methods.ts';
import type { OwnPaymentMethod } from './own/own-payment-method.ts';
import type { PaymentAccounts } from './payment-accounts.ts';
import type { Payments } from './payments.ts';
import { openSandbox } from './sandbox/open-sandbox.ts';

type Transport = (request: Request) => Promise<Response>;

export interface OpenPaymentsOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly accounts: PaymentAccounts | undefined;
  readonly ownMethods: readonly OwnPaymentMethod[] | undefined;
  /** Only a demo store has the sandbox provider. */
  readonly isDemo: boolean;
  /** Default: a secret stored in the database. */
  readonly sandboxSecret: string | undefined;
  /** Sends the sandbox's notifications to the store. */
  readonly toStore: Transport;
  /** Sends the store's requests to the sandbox. */
  readonly toSandbox: Transport;
  /** Sends requests to the other providers. */
  readonly toRemote: Transport;
}

/** The store's payment methods, and their parts for routes and jobs. */
export interface OpenPayments {
  readonly payments: Payments;
  readonly remote: OpenProviders;
  readonly own: ReadonlyMap<string, OwnMethod>;
  readonly sandbox: Awaited<ReturnType<typeof openSandbox>> | undefined;
}

/** Opens the configured providers, the store's own methods and, in a demo store, the sandbox. */
export const openPayments = async (options: OpenPaymentsOptions): Promise<OpenPayments> => {
  const { db, now, randomId, logger, publicUrl, accounts, ownMethods = [], isDemo } = options;
  const remote = await openProviders({ ...accounts, db, now, logger, publicUrl, http: { fetch: options.toRemote } });
  const sandbox = isDemo
    ? await openSandbox({
        db,
        now,
        randomId,
        logger,
        publicUrl,
        secret: options.sandboxSecret,
        deliver: options.toStore,
        reach: options.toSandbox,
      })
    : undefined;
  const own = await openOwnMethods(ownMethods, { db, now, logger, publicUrl, fetch: options.toRemote });
  return { payments: createPayments({ db, sandbox: sandbox?.provider, ...remote, own }), remote, own, sandbox };
};
