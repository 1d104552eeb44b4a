import { randomUUID } from 'node:crypto';
import { defaultSites } from '@ironcart/core/site';
import { guardPromotions } from '@ironcart/pricing';
import type { BackendOptions } from './backend-options.ts';
import { createCacheKeyRoutes, readShownCounts } from './catalogue/cache-key-routes.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createChannelRoutes } from './channels/create-channel-routes.ts';
import { createPlatformTeller } from './channels/ucp/order/create-platform-teller.ts';
import { createPlatformProfiles } from './channels/ucp/platform-profiles.ts';
import { createApp } from './create-app.ts';
import { databaseOn, openPool } from './db/pool.ts';
import { watchReplicas } from './db/replicas/watch-replicas.ts';
import { requireSameDatabase } from './db/require-same-database.ts';
import { sharedSecret } from './db/shared-secret.ts';
import { checkReadiness } from './health/readiness.ts';
import { createOutageLog } from './http/database-outage.ts';
import { createLastKnownReads, findSessionsBeyondOutage, type LastKnownReads } from './http/last-known-reads.ts';
import { createAttemptCounter, createFindAndCount, defaultRateLimits } from './http/rate-limit.ts';
import { type ReplicaReaders, readFromReplicas } from './http/read-from-replicas.ts';
import type { ContractHandlers } from './http/request-context.ts';
import { startBackgroundWork } from './jobs/background-work.ts';
import { createLogger } from './log/create-logger.ts';
import { openPeers } from './providers/analytics/open-peers.ts';
import { openCaptcha } from './providers/captcha/open-captcha.ts';
import { createEdgeHeaderGeoIp } from './providers/geo-ip/edge-header.ts';
import { createOfflineGeoIp } from './providers/geo-ip/offline-database.ts';
import { openPayments } from './providers/payment/open-payments.ts';
import { createPushGateway } from './providers/push/push-gateway.ts';
import { openSearchIndex } from './providers/search/open-search-index.ts';
import { createProviderRoutes } from './services/checkout/provider-routes.ts';
import { createFactsReader } from './services/checkout-session/session-facts.ts';
import { createSessionTeller } from './services/checkout-session/tell-session.ts';
import { createHandlers, createReplicaHandlers } from './services/create-handlers.ts';
import { createFlagChanges } from './services/flag/flag-changes.ts';
import { createFlagRoutes } from './services/flag/flag-routes.ts';
import { withFormerSites } from './services/former-sites.ts';
import { readPublishedPhoto } from './services/photo/photo.reader.ts';
import { requireCaptcha } from './services/require-captcha.ts';
import { openCurrencyPlaces } from './services/search/currency-places.ts';
import { openSearch } from './services/search/feed/open-search.ts';
import { createSessionStore } from './services/session/session-store.ts';
import { sandboxCarrier } from './services/shipment/sandbox-carrier.ts';
import { checkCarriers } from './services/shipping/own-carrier.ts';
import type { Release } from './services/ssr/ssr.ts';
import { checkRegimes } from './services/tax/own-tax-regime.ts';

/** Connection facts of a request, provided by the composition. */
export interface Connection {
  /** The client's IP address: the socket's, or that reported by trusted proxies (`createClientAddressOf`). */
  readonly remoteAddress?: string | undefined;
}

export interface Backend {
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /**
   * Settles pending orders, writes pending mails and updates an external search engine; without a job queue it also
   * sends the mails. Runs once at startup.
   */
  reconcile(): Promise<void>;
  /** Starts the shutdown: `/readyz` fails, and streams end. Requests are still answered. */
  drain(): void;
  /** Waits for work in progress and closes the database connections. */
  close(): Promise<void>;
}

const tenMinutesMs = 10 * 60_000;
/** Statement timeout of requests, in milliseconds: the database then cancels the statement and releases its locks. */
const statementTimeoutMs = 20_000;
/** Idle timeout of transactions, in milliseconds: a suspended process must not block others. */
const idleTransactionTimeoutMs = 5_000;

/** Maximum delay of updates to an external search engine, in milliseconds. */
const feedEveryMs = 1_000;

const unreleased: Release = { hash: 'development', buildDate: '1970-01-01T00:00:00.000Z', features: {} };

/**
 * Serves the whole `svc_*` contract and pictures; in a demo store also the sandboxes of payments and captcha.
 * @throws DatabaseUnreachableError, SiteCurrencyError, or Error if a sandbox is requested and the store is not a demo
 */
export const createBackend = async (options: BackendOptions): Promise<Backend> => {
  const { publicUrl, now = () => new Date(), randomId = randomUUID, isDemo = false } = options;
  const { carriers = [], taxRegimes = [], images } = options;
  checkCarriers(carriers);
  checkRegimes(taxRegimes, now().toISOString().slice(0, 10));
  const logger = options.logger ?? createLogger('silent');
  const promotions = guardPromotions(options.promotions ?? [], ({ rule, cause }) =>
    logger.error({ err: cause, rule }, 'A promotion failed: it gives no discount'),
  );
  const pool = await openPool({
    url: options.poolerUrl ?? options.databaseUrl,
    isPooled: options.poolerUrl !== undefined,
    maxConnections: options.maxConnections,
    statementTimeoutMs,
    idleTransactionTimeoutMs,
  });
  const db = databaseOn(pool);
  if (options.poolerUrl !== undefined) await requireSameDatabase(db, options.databaseUrl);
  const sites = await withFormerSites(db, options.sites ?? defaultSites).catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });
  const metrics =
    options.metrics && (await import('./metrics/open-metrics.ts')).openMetrics(options.metrics, { pool, db });
  const draining = new AbortController();

  const answer = (request: Request): Promise<Response> =>
    Promise.resolve(app.fetch(request, { remoteAddress: '127.0.0.1' }));
  const { providerFetch = (request: Request, inProcess: typeof answer) => inProcess(request) } = options;
  const { remoteFetch = (request: Request) => fetch(request) } = options;
  const { payments, remote, own, sandbox } = await openPayments({
    db,
    now,
    randomId,
    logger,
    publicUrl,
    isDemo,
    accounts: options.accounts,
    ownMethods: options.paymentMethods,
    sandboxSecret: options.providerSecret,
    toStore: answer,
    toSandbox: (request) => providerFetch(request, answer),
    toRemote: remoteFetch,
  });
  const settlement = {
    db,
    now,
    payments,
    threeDsTimeoutMs: options.threeDsTimeoutMs ?? tenMinutesMs,
    placementLeaseMs: options.placementLeaseMs ?? 20_000,
    logger,
  };
  const limits = { ...defaultRateLimits, ...options.limits };
  const countAttempt = createAttemptCounter(db, limits, now);
  const context = {
    db,
    catalogue: createCatalogue(db),
    sites,
    carriers,
    taxRegimes,
    promotions,
    now,
    randomId,
    logger,
    countAttempt,
    closing: draining.signal,
  };

  const captcha =
    options.captcha && (await openCaptcha(options.captcha, { ...context, publicUrl, isDemo, fetch: remoteFetch }));
  const peers = openPeers(options.analytics ?? {});
  const searchSecret = await sharedSecret(db, 'search-tokens');
  const facts = createFactsReader(db, now);
  const { release = unreleased } = options;
  const settings = options.agents ?? {};
  const profiles = createPlatformProfiles({ allowsLoopback: settings.allowsLoopback ?? false, now });
  const geoIp = options.geoCountryHeader ? createEdgeHeaderGeoIp(options.geoCountryHeader) : createOfflineGeoIp();
  // Called when the database becomes unavailable, possibly before the replicas are opened.
  let lastKnown: LastKnownReads<ReplicaReaders> | undefined;
  const readiness = () =>
    checkReadiness(db, {
      isDraining: () => draining.signal.aborted,
      isAnswering: () => lastKnown?.isAnswering() ?? false,
    });
  const outageLog = createOutageLog({ readiness, logger, closing: draining.signal });
  const currencyPlaces = await openCurrencyPlaces(db, sites);
  const everyMs = options.reconcileEveryMs ?? 2_000;
  const {
    searchEngineUrl,
    searchIndex = searchEngineUrl === undefined ? undefined : openSearchIndex(searchEngineUrl),
  } = options;
  const search = await openSearch({
    db,
    randomId,
    logger,
    outageLog,
    currencyPlaces,
    index: searchIndex,
    everyMs: everyMs === 0 ? 0 : feedEveryMs,
    countSearch: metrics?.ofProcess.countSearch,
  });
  if (search.feed) metrics?.watchSearch(search.feed);
  const reading = { release, geoIp, searchSecret, currencyPlaces, searchEngineOn: search.engineOn };
  const checkoutSessions = {
    secret: await sharedSecret(db, 'checkout-sessions'),
    hash: release.hash,
    handlers: () => handlers,
    facts,
  };
  const fromOutside = { ...settlement, tellSession: createSessionTeller(context, checkoutSessions) };
  const everyHandler = createHandlers(context, {
    ...reading,
    placement: {
      ...settlement,
      publicUrl,
      randomId,
      sites,
      carriers,
      taxRegimes,
      promotions,
    },
    analytics: { peers, publicUrl, internalDomains: options.analytics?.internalDomains ?? [] },
    checkoutSessions,
    agents: { settings, publicUrl, profiles },
  });
  const handlers: ContractHandlers = captcha
    ? requireCaptcha(everyHandler, { ...context, verifier: captcha })
    : everyHandler;
  const replicas =
    options.replicaUrls &&
    watchReplicas({
      urls: options.replicaUrls,
      primaryUrl: options.poolerUrl ?? options.databaseUrl,
      maxConnections: options.maxConnections,
      db,
      statementTimeoutMs,
      logger,
      open: (onReplica) => ({
        handlers: createReplicaHandlers(
          { ...context, db: onReplica, catalogue: createCatalogue(onReplica) },
          { ...reading, payments },
        ),
        sessions: createSessionStore(onReplica, { now, randomId }),
      }),
    });
  lastKnown = replicas && createLastKnownReads(replicas, { logger });
  if (replicas) metrics?.watchReplicas(replicas);
  await replicas?.checked;
  const thisProcess = randomId();
  const onPrimary = createSessionStore(db, { now, randomId });
  const sessions = lastKnown ? findSessionsBeyondOutage(onPrimary, lastKnown) : onPrimary;
  const app = createApp({
    handlers: metrics ? metrics.counting(handlers) : handlers,
    readiness,
    outageLog,
    metrics: metrics?.ofProcess,
    sessions,
    routeCall:
      replicas &&
      lastKnown &&
      readFromReplicas(replicas, { lastKnown, logger, countRead: metrics?.ofProcess.countRead }),
    sites,
    publicUrl,
    logger,
    countAttempt,
    findAndCount: createFindAndCount(db, limits, now),
    sandboxes: [sandbox?.app, captcha?.app],
    providerRoutes: createProviderRoutes({
      sites,
      hasSandbox: sandbox !== undefined,
      adyen: remote.adyen?.provider,
      paypal: remote.paypal?.provider,
      applePay: remote.applePay,
      own,
      settlement: fromOutside,
      publicUrl,
      countAttempt,
    }),
    channelRoutes: createChannelRoutes(
      {
        ...context,
        publicUrl,
        isDemo,
        facts,
        searchSecret,
        settings,
        profiles,
        adyen: options.accounts?.adyen,
        search: everyHandler.search,
        checkout: everyHandler.checkoutSession,
      },
      sessions,
    ),
    streamRoutes: createFlagRoutes(context, {
      sessions,
      changes: createFlagChanges({ databaseUrl: options.databaseUrl, logger, outageLog }),
    }),
    cacheKeyRoutes: createCacheKeyRoutes(
      async () =>
        // Until a process knows the counts of every replica, it has its own key.
        replicas ? (replicas.settledCounts() ?? `${thisProcess}.${await readShownCounts(db)}`) : readShownCounts(db),
      release.hash,
    ),
    images: images && ((request) => images(request, (name) => readPublishedPhoto(db, name))),
    checksAnswers: options.checksAnswers,
  });

  const work = await startBackgroundWork({
    context,
    parcelCarriers: [...(options.parcelCarriers ?? []), ...(isDemo ? [sandboxCarrier] : [])],
    databaseUrl: options.databaseUrl,
    publicUrl,
    settlement: fromOutside,
    sandboxNotifier: sandbox?.notifier,
    mail: options.mail,
    push:
      options.pushGatewayUrl === undefined
        ? undefined
        : createPushGateway({ url: options.pushGatewayUrl, fetch: remoteFetch, logger }),
    analytics: { peers, fetch: remoteFetch },
    tellPlatforms: createPlatformTeller({ ...context, publicUrl, settings }),
    metrics: metrics?.ofProcess,
    outageLog,
    everyMs,
  });

  return {
    fetch: async (request, connection = {}) =>
      app.fetch(request, { remoteAddress: connection.remoteAddress ?? 'unknown' }),
    reconcile: async () => {
      await work.reconcile();
      await search.feed?.feed();
    },
    drain: () => draining.abort(),
    close: async () => {
      draining.abort();
      await work.stop();
      await replicas?.stop();
      await search.feed?.stop();
      await db.destroy();
    },
  };
};
