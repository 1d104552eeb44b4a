import { readFile } from 'node:fs/promises';
import type { OwnMethodFacts } from '@ironcart/core/payment';
import type { Logger } from 'pino';
import type { Database } from '../../../db/pool.ts';
import { createPaymentLedger } from '../payment-ledger.ts';
import { checkOwnMethods, type OwnPaymentAdapter, type OwnPaymentMethod } from './own-payment-method.ts';
import { createOwnProvider, type OwnProvider } from './own-provider.ts';

/** One of the store's own payment methods, opened. */
export interface OwnMethod extends Pick<OwnPaymentMethod, 'type' | 'name' | 'kind' | 'isOffered'> {
  /** Its definition for the browser. */
  readonly facts: OwnMethodFacts;
  /** Omitted if the card provider handles it. */
  readonly service?: OwnService | undefined;
}

export interface OwnService {
  readonly provider: OwnProvider;
  readonly adapter: OwnPaymentAdapter;
  /** The wallet's browser module. */
  readonly browserModule?: string | undefined;
}

export interface OpenOwnMethodsOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** The path of a wallet's module. */
export const walletScriptPath = (type: string): string => `/provider/${type}/wallet.js`;

const openMethod = async (method: OwnPaymentMethod, options: OpenOwnMethodsOptions): Promise<OwnMethod> => {
  const { db, now, ...context } = options;
  const { type, name, isOffered } = method;
  const about = { type, name, isOffered };
  if (method.open === 'cards') return { ...about, kind: 'redirect', facts: { kind: 'redirect', paymentType: 'adyen' } };
  const adapter = await method.open({ ...context, now });
  const service = {
    adapter,
    provider: createOwnProvider({ name: type, adapter, ledger: createPaymentLedger(db, now, type) }),
  };
  if (method.kind === 'redirect') {
    return { ...about, kind: 'redirect', facts: { kind: 'redirect', paymentType: type }, service };
  }
  return {
    ...about,
    kind: 'wallet',
    facts: { kind: 'wallet', paymentType: type, script: walletScriptPath(type) },
    service: { ...service, browserModule: await readFile(method.browserModule, 'utf8') },
  };
};

/**
 * Opens the store's own payment methods.
 * @throws Error with a sentence if two have the same type, or a type is invalid
 */
export const openOwnMethods = async (
  methods: readonly OwnPaymentMethod[],
  options: OpenOwnMethodsOptions,
): Promise<ReadonlyMap<string, OwnMethod>> => {
  checkOwnMethods(methods);
  const opened = await Promise.all(methods.map((method) => openMethod(method, options)));
  return new Map(opened.map((method) => [method.type, method]));
};
