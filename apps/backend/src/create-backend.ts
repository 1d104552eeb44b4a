import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSites, type Sites } from '@ironcart/core';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createApp } from './create-app.ts';
import { databaseOn, openPool } from './db/pool.ts';
import { sharedSecret } from './db/shared-secret.ts';
import { checkReadiness } from './health/readiness.ts';
import { createOutageLog } from './http/database-outage.ts';
import { createAttemptCounter, defaultRateLimits, type RateLimits } from './http/rate-limit.ts';
import { createLogger } from './log/create-logger.ts';
import { type CaptchaSettings, openCaptcha } from './providers/captcha/open-captcha.ts';
import { createEdgeHeaderGeoIp } from './providers/geo-ip/edge-header.ts';
import { createOfflineGeoIp } from './providers/geo-ip/offline-database.ts';
import { sendDueMail } from './providers/mail/mail-outbox.ts';
import type { MailTransport } from './providers/mail/mail-transport.ts';
import { createPayments } from './providers/payment/create-payments.ts';
import { openProviders } from './providers/payment/open-providers.ts';
import type { PaymentAccounts } from './providers/payment/payment-accounts.ts';
import { openSandbox } from './providers/payment/sandbox/open-sandbox.ts';
import { createPushGateway } from './providers/push/push-gateway.ts';
import { sendDuePushes } from './providers/push/push-outbox.ts';
import { tellBackInStock } from './services/bin/tell-back-in-stock.ts';
import { writeOrderConfirmations } from './services/checkout/order-confirmations.ts';
import { createProviderRoutes } from './services/checkout/provider-routes.ts';
import { reconcileOrders } from './services/checkout/reconcile.ts';
import { createHandlers } from './services/create-handlers.ts';
import { sendEmailChangeMails } from './services/customer/email-change-mails.ts';
import { sendResetMails } from './services/customer/send-reset-mails.ts';
import { reconcileExtraPayments } from './services/extra-payment/settle-extra-payment.ts';
import { createFlagChanges } from './services/flag/flag-changes.ts';
import { createFlagRoutes } from './services/flag/flag-routes.ts';
import { requireCaptcha } from './services/require-captcha.ts';
import { openCurrencyPlaces } from './services/search/currency-places.ts';
import { createSessionStore } from './services/session/session-store.ts';
import type { Release } from './services/ssr/ssr.ts';

/** How long a process answers shoppers alone before it takes part in the queue of jobs, in milliseconds. */
const openQueueAfterMs = 500;
/** How long until a queue of jobs that could not be opened is tried again, in milliseconds. */
const openQueueAgainMs = 5_000;

export interface BackendOptions {
  /** A migrated and seeded database: see `prepareDatabase`. */
  readonly databaseUrl: string;
  /** The address that shoppers see, without a slash at its end: allowed origins and notifications. */
  readonly publicUrl: string;
  /** Answers `/img/*`. */
  readonly images?: ((request: Request) => Promise<Response>) | undefined;
  readonly now?: (() => Date) | undefined;
  /** A UUID. */
  readonly randomId?: (() => string) | undefined;
  readonly logger?: Logger | undefined;
  readonly limits?: Partial<RateLimits> | undefined;
  /** How long a bank's challenge may stay unanswered, in milliseconds. Left out: 10 minutes (READINGS A12). */
  readonly threeDsTimeoutMs?: number | undefined;
  /** Signs what the sandbox provider and the store tell each other. Left out: one that the database keeps. */
  readonly providerSecret?: string | undefined;
  /**
   * Whether the store is a demo: only then do the sandboxes of payments and captcha exist, and take what no account
   * takes. Left out: it is none.
   */
  readonly isDemo?: boolean | undefined;
  readonly release?: Release | undefined;
  /** How long a new order is left to the process that places it, in milliseconds. */
  readonly placementLeaseMs?: number | undefined;
  /**
   * How often the orders that wait for something are put into the queue of jobs, in milliseconds; 0: no queue, they are
   * settled at the start and on `reconcile` only.
   */
  readonly reconcileEveryMs?: number | undefined;
  /** How the store reaches the sandbox provider. Left out: within the process. For tests of faults. */
  readonly providerFetch?:
    | ((request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>)
    | undefined;
  /** The payment providers' accounts: docs/payment-providers.md. */
  readonly accounts?: PaymentAccounts | undefined;
  /** Who verifies captcha tokens. Left out: no call needs one. */
  readonly captcha?: CaptchaSettings | undefined;
  /** How the store reaches Adyen, PayPal, the captcha service and the push gateway. Left out: over the network. For tests. */
  readonly remoteFetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Where a push gateway takes messages to the app's devices. Left out: none are sent, and they are removed after a day. */
  readonly pushGatewayUrl?: string | undefined;
  /** Who takes the store's mail. Left out: it stays in the outbox, where `npm run outbox` shows it. */
  readonly mail?: MailTransport | undefined;
  readonly maxConnections?: number | undefined;
  /**
   * The header in which a CDN names the caller's country, as 'cf-ipcountry'. Left out: a database on this machine is
   * asked. Only for a store that cannot be reached past its CDN.
   */
  readonly geoCountryHeader?: string | undefined;
  /** The sites of the store. Left out: the specification's six. */
  readonly sites?: Sites | undefined;
  /** Where this process registers its metrics, to be scraped from elsewhere than the store's port. Left out: none are kept. */
  readonly metrics?: Registry | undefined;
  /** Whether an answer that drifts from the contract is a failure. For tests. */
  readonly checksAnswers?: boolean | undefined;
}

/** What the composer knows of the connection that a request came on. */
export interface Connection {
  /** The client's address: the socket's, or what trusted proxies say (`createClientAddressOf`). */
  readonly remoteAddress?: string | undefined;
}

export interface Backend {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Settles orders and writes mails that wait, at once; without a queue it sends them, too. Runs by itself at the start. */
  reconcile(): Promise<void>;
  /** This process is about to end: `/readyz` says no, and streams end. Requests are still answered. */
  drain(): void;
  /** Waits for what is under way and lets the database go. */
  close(): Promise<void>;
}

const tenMinutesMs = 10 * 60_000;
/** How long a statement of a request may take, in milliseconds: beyond it the database ends it, and its locks. */
const statementTimeoutMs = 20_000;

const unreleased: Release = { hash: 'development', buildDate: '1970-01-01T00:00:00.000Z', features: {} };

/**
 * Answers the whole `svc_*` contract and pictures; of a demo store the sandboxes of payments and captcha as well.
 * @throws DatabaseUnreachableError, or Error where a sandbox is asked for and the store is no demo
 */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const {
    publicUrl,
    now = () => new Date(),
    randomId = randomUUID,
    reconcileEveryMs = 2_000,
    sites = defaultSites,
  } = options;
  const logger = options.logger ?? createLogger('silent');
  const pool = await openPool({
    url: options.databaseUrl,
    maxConnections: options.maxConnections,
    statementTimeoutMs,
  });
  const db = databaseOn(pool);
  const metrics =
    options.metrics && (await import('./metrics/open-metrics.ts')).openMetrics(options.metrics, { pool, db });
  const draining = new AbortController();

  const answer = (request: Request): Promise<Response> =>
    Promise.resolve(app.fetch(request, { remoteAddress: '127.0.0.1' }));
  const { providerFetch = (request: Request, inProcess: typeof answer) => inProcess(request) } = options;
  const { remoteFetch = (request: Request) => fetch(request) } = options;
  const remote = await openProviders({
    ...options.accounts,
    db,
    now,
    logger,
    publicUrl,
    http: { fetch: remoteFetch },
  });
  const sandbox = options.isDemo
    ? await openSandbox({
        db,
        now,
        randomId,
        secret: options.providerSecret,
        publicUrl,
        deliver: answer,
        reach: (request) => providerFetch(request, answer),
        logger,
      })
    : undefined;
  const payments = createPayments({ db, sandbox: sandbox?.provider, ...remote });
  const settlement = { db, now, payments, threeDsTimeoutMs: options.threeDsTimeoutMs ?? tenMinutesMs, logger };
  const countAttempt = createAttemptCounter(db, { ...defaultRateLimits, ...options.limits }, now);
  const context = {
    db,
    catalogue: createCatalogue(db),
    sites,
    now,
    randomId,
    logger,
    countAttempt,
    closing: draining.signal,
  };

  if (options.captcha === 'sandbox' && !options.isDemo) {
    throw new Error(
      'The sandbox captcha takes everybody for a person, so only a demo store may use it: leave IRONCART_CAPTCHA out, or set it to siteverify.',
    );
  }
  const captcha =
    options.captcha && (await openCaptcha(options.captcha, { ...context, publicUrl, fetch: remoteFetch }));
  const everyHandler = createHandlers(context, {
    placement: { ...settlement, publicUrl, randomId, sites, placementLeaseMs: options.placementLeaseMs ?? 20_000 },
    release: options.release ?? unreleased,
    geoIp: options.geoCountryHeader ? createEdgeHeaderGeoIp(options.geoCountryHeader) : createOfflineGeoIp(),
    searchSecret: await sharedSecret(db, 'search-tokens'),
    currencyPlaces: await openCurrencyPlaces(db, sites),
  });
  const handlers = captcha ? requireCaptcha(everyHandler, { ...context, verifier: captcha }) : everyHandler;
  const sessions = createSessionStore(db, { now, randomId });
  const readiness = () => checkReadiness(db, () => draining.signal.aborted);
  const outageLog = createOutageLog({ readiness, logger });
  const app = createApp({
    handlers: metrics ? metrics.counting(handlers) : handlers,
    readiness,
    outageLog,
    metrics: metrics?.ofProcess,
    sessions,
    sites,
    publicUrl,
    logger,
    countAttempt,
    sandboxes: [sandbox?.app, captcha?.app],
    providerRoutes: createProviderRoutes({
      sites,
      hasSandbox: sandbox !== undefined,
      adyen: remote.adyen?.provider,
      paypal: remote.paypal?.provider,
      applePay: remote.applePay,
      settlement,
      publicUrl,
      countAttempt,
    }),
    streamRoutes: createFlagRoutes(context, {
      sessions,
      changes: createFlagChanges({ databaseUrl: options.databaseUrl, logger }),
    }),
    images: options.images,
    checksAnswers: options.checksAnswers,
  });

  const writeMail = async (): Promise<void> => {
    await sendResetMails({ ...context, publicUrl });
    await sendEmailChangeMails({ ...context, publicUrl });
    await tellBackInStock({ ...context, publicUrl });
    await writeOrderConfirmations({ ...context, publicUrl });
  };
  const { mail } = options;
  const sendMail = mail && (() => sendDueMail(db, mail, now, draining.signal));

  const { pushGatewayUrl } = options;
  const push = pushGatewayUrl && createPushGateway({ url: pushGatewayUrl, fetch: remoteFetch, logger });
  const sendPushes = async (): Promise<void> => {
    if (push) await sendDuePushes({ db, now, publicUrl }, push);
  };

  const settleExtraPayments = () => reconcileExtraPayments({ ...settlement, cause: 'job extra-payments' });

  /** Loaded only where it is asked for: tests and tools do without the queue. */
  const openJobs = async () => {
    const { startBackendJobs } = await import('./jobs/backend-jobs.ts');
    const alsoDo = async () => {
      await sandbox?.notifier.sendUndelivered();
      await settleExtraPayments();
      await writeMail();
      await sendPushes();
    };
    return startBackendJobs({
      ...context,
      databaseUrl: options.databaseUrl,
      settlement,
      metrics: metrics?.ofProcess,
      outageLog,
      everyMs: reconcileEveryMs,
      sendMail,
      alsoDo,
    });
  };

  const pause = (ms: number) => sleep(ms, undefined, { signal: draining.signal }).catch(() => undefined);

  /** Settles what waits, and opens the queue; one that cannot be opened is tried again. */
  const openJobsAtLast = async () => {
    await pause(openQueueAfterMs);
    if (!draining.signal.aborted) await reconcile();
    while (!draining.signal.aborted) {
      try {
        return await openJobs();
      } catch (error) {
        if (!outageLog.tell(error)) {
          logger.error({ err: error }, 'The queue of jobs could not be opened; it is tried again');
        }
        await pause(openQueueAgainMs);
      }
    }
    return undefined;
  };

  const hasQueue = reconcileEveryMs > 0;
  let running: Promise<void> | undefined;
  const reconcile = (): Promise<void> => {
    running ??= (async () => {
      try {
        await sandbox?.notifier.sendUndelivered();
        await reconcileOrders({ ...settlement, cause: 'job reconcile' });
        await settleExtraPayments();
        await writeMail();
        await sendPushes();
        if (!hasQueue) await sendMail?.();
      } catch (error) {
        if (!outageLog.tell(error)) logger.error({ err: error }, 'What waits could not be settled');
      } finally {
        running = undefined;
      }
    })();
    return running;
  };
  if (!hasQueue) await reconcile();
  const jobs = hasQueue ? openJobsAtLast() : undefined;

  return {
    fetch: async (request, connection = {}) =>
      app.fetch(request, { remoteAddress: connection.remoteAddress ?? 'unknown' }),
    reconcile,
    drain: () => draining.abort(),
    close: async () => {
      draining.abort();
      await (await jobs)?.stop();
      await running;
      await db.destroy();
    },
  };
};
