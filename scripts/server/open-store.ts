import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError } from '@ironcart/api/client';
import { createBackend, createLogger, type MailTransport, multipliedLimits } from '@ironcart/backend';
import { createImageService } from '@ironcart/backend/images';
import { root } from '../prepare/root.mjs';
import { agentSettingsOf } from './agent-settings.ts';
import { readAnalyticsSettings } from './analytics-settings.ts';
import { type MailBrand, readBrand } from './brand.ts';
import { captchaSettingsOf } from './captcha-settings.ts';
import { type CheckoutSettings, checkoutSettingsOf } from './checkout-settings.ts';
import { compose } from './compose.ts';
import { type Configuration, readConfiguration } from './configuration.ts';
import { originsOf, readExtensions, readPromotions, type StoreExtensions } from './extensions.ts';
import { stopGracefully } from './graceful-stop.ts';
import type { Handler } from './handler.ts';
import { closePort, listen, type Middleware, reopen } from './listen.ts';
import { mailSettingsOf } from './mail-settings.ts';
import type { MetricsPort } from './metrics-port.ts';
import { notReady, opening } from './opening.ts';
import { paymentAccountsOf } from './payment-accounts.ts';
import { places } from './places.ts';
import { progress } from './progress.ts';
import type { Release } from './release.ts';
import { stopOnSignal } from './stop-on-signal.ts';
import { readStoreContent } from './store-content.ts';
import { openStoreDatabase } from './store-database.ts';
import { withStrictSubdomains } from './strict-subdomains.ts';
import { warningsOfUnknownVariables } from './unknown-variables.ts';
import { welcome } from './welcome.ts';
import { writeDemoHistories } from './write-demo-histories.ts';

/** Head start of calls that waited for the start, in milliseconds. */
const callsFirstMs = 20;

/** The parts of a storefront, built or in development. */
export interface StorefrontParts {
  readonly apiFetch: Handler;
  readonly publicUrl: string;
  readonly sites: Configuration['sites'];
  readonly siteUrls: Configuration['siteUrls'];
  readonly brand: ReturnType<typeof readBrand>['served'];
  readonly content: ReturnType<typeof readStoreContent>;
  readonly checkout: CheckoutSettings;
  readonly isReview: boolean;
  readonly isOffline: boolean;
  readonly hasAgents: boolean;
  readonly sharedSeconds: number;
  readonly blocks: StoreExtensions['blocks'];
  readonly promotions: StoreExtensions['promotions'];
  readonly reportError: (error: unknown) => void;
  readonly warn: (message: string, cause?: unknown) => void;
  readonly server: Server;
}

export interface OpenStorefront {
  readonly fetch: Handler;
  /** Connect-style middleware, called before `fetch`. */
  readonly middleware?: Middleware | undefined;
  readonly close?: (() => Promise<void>) | undefined;
}

/** The mail transport, imported only if SMTP is configured; without it mail stays in the outbox. */
const openMail = async (
  configuration: Configuration,
  { sender, ...frame }: MailBrand & { readonly publicUrl: string },
  logger: ReturnType<typeof createLogger>,
): Promise<MailTransport | undefined> => {
  const settings = mailSettingsOf(configuration, sender);
  if (settings === undefined) return undefined;
  const { createSmtpTransport } = await import('@ironcart/backend/smtp');
  return createSmtpTransport({ ...settings, ...frame, logger });
};

/** Imported only if metrics are enabled. */
const openMetrics = async ({ metricsHost, metricsPort }: Configuration): Promise<MetricsPort | undefined> => {
  if (metricsPort === undefined) return undefined;
  const { openMetricsPort } = await import('./metrics-port.ts');
  return openMetricsPort({ host: metricsHost, port: metricsPort });
};

/** Ends a process whose database is lost, so that its supervisor restarts it. */
const endWithout =
  (close: () => Promise<void>, shutdownMs: number) =>
  (error: Error): void => {
    console.error(`\n${error.message}`);
    setTimeout(() => process.exit(1), shutdownMs).unref();
    void close().finally(() => process.exit(1));
  };

/**
 * Opens the port, the database, the backend and the storefront, in that order, and prints the store's URL. The first
 * signal finishes the running requests and closes everything, even during the start.
 * @param release the heartbeat's release; omitted in development
 */
export const openStore = async (
  makeStorefront: (parts: StorefrontParts) => Promise<OpenStorefront>,
  release?: Release,
): Promise<void> => {
  const configuration = readConfiguration(root, process.env);
  const logger = createLogger(configuration.logLevel);
  // graphile-worker prints a stack trace with `console.trace` when a worker ends, which is not JSON; the job queue logs
  // the error itself.
  console.trace = (error) => logger.debug({ err: error }, 'Diagnostic output of a library');
  for (const warning of warningsOfUnknownVariables(process.env)) logger.warn(warning);
  const closers: (() => Promise<void>)[] = [];
  let stopServing = async () => {};
  let isStopping = false;
  let drain = () => {};
  const close = async () => {
    isStopping = true;
    await stopServing();
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  stopOnSignal(close);
  try {
    let storefront: OpenStorefront = { fetch: opening };
    let handler = opening;
    const server = await listen({
      ...configuration,
      handler: (request, peer) => handler(request, peer),
      middleware: (request, response, next) =>
        storefront.middleware ? storefront.middleware(request, response, next) : next(),
    });
    stopServing = () =>
      stopGracefully({ ...configuration, server, drain: () => drain(), limitMs: configuration.shutdownMs });
    const bound = server.address();
    const port = typeof bound === 'object' && bound !== null ? bound.port : configuration.port;
    const publicUrl = configuration.publicUrl ?? `http://${configuration.host}:${port}`;
    // A load balancer retries a refused connection with another process, while it would pass a 503 on to the shopper.
    const hasOthers = configuration.drainMs > 0;
    if (hasOthers) await closePort(server);

    const accounts = paymentAccountsOf(configuration);
    const extensions = await readExtensions(root, configuration.extensionsFile);
    const { blocks, promotions, ...ofBackend } = extensions;
    const metrics = await openMetrics(configuration);
    closers.push(async () => metrics?.close());
    const database = await openStoreDatabase(configuration, {
      log: (line) => logger.info({ postgres: line }, 'PostgreSQL says'),
      // A supervisor's signal may end the database along with the store.
      warn: (line) => {
        if (!isStopping) logger.warn(line);
      },
      onLost: endWithout(close, configuration.shutdownMs),
    });
    closers.push(() => database.close());
    const brand = readBrand(root, configuration.brandFile, database.isDemo);
    const analytics = readAnalyticsSettings(root, configuration.analyticsFile, database.isDemo);
    const content = readStoreContent(root, configuration.contentFile, database.isDemo);
    if (database.isDemo) {
      const histories = writeDemoHistories({ databaseUrl: database.url, publicUrl }, (reason) =>
        logger.warn({ reason }, 'The order history of the demo customers could not be created'),
      );
      closers.push(() => histories.stop());
      await histories.written;
    }
    const backend = await createBackend({
      databaseUrl: database.url,
      poolerUrl: configuration.databasePoolerUrl,
      replicaUrls: configuration.databaseReadUrls,
      searchEngineUrl: configuration.searchEngineUrl,
      publicUrl,
      release,
      threeDsTimeoutMs: configuration.threeDsTimeoutMs,
      geoCountryHeader: configuration.geoCountryHeader,
      limits: multipliedLimits(configuration.limitsFactor),
      isDemo: database.isDemo,
      accounts,
      analytics,
      agents: { ...agentSettingsOf(configuration), storeName: brand.served.brand.name, policies: brand.policies },
      captcha: captchaSettingsOf(configuration),
      logger,
      mail: await openMail(configuration, { ...brand.mail, publicUrl }, logger),
      sites: configuration.sites,
      ...ofBackend,
      promotions: await readPromotions(extensions),
      pushGatewayUrl: configuration.pushGatewayUrl,
      metrics: metrics?.registry,
      images: createImageService({
        mastersDirs: [configuration.picturesDir, places.demoPictures],
        cacheDir: join(configuration.dataDir, 'images'),
        onKeepFailed: (error) =>
          logger.error(
            { err: error },
            'Resized pictures cannot be stored in the data folder; they are generated for each request',
          ),
      }),
    });
    drain = () => backend.drain();
    closers.push(() => backend.close());
    const answerCalls: Handler = (request, peer) => backend.fetch(request, { remoteAddress: peer?.address });
    // Answers calls while the storefront is still starting; waiting calls run before its modules are evaluated.
    const secured = configuration.hstsSubdomains === 'on' ? withStrictSubdomains : (whole: Handler) => whole;
    handler = secured(notReady(compose(answerCalls, opening)));
    await sleep(callsFirstMs);
    storefront = await progress('Opening the storefront', () =>
      makeStorefront({
        apiFetch: answerCalls,
        publicUrl,
        sites: configuration.sites,
        siteUrls: configuration.siteUrls,
        brand: brand.served,
        content,
        checkout: checkoutSettingsOf(configuration, originsOf(extensions)),
        blocks,
        promotions,
        isReview: configuration.environment === 'review',
        isOffline: configuration.offline === 'on',
        hasAgents: configuration.agents === 'on',
        sharedSeconds: configuration.sharedCacheSeconds,
        server,
        reportError: (error) => logger.error(error),
        // The backend has logged the reason once: it is not logged again for every affected page.
        warn: (message, cause) => {
          if (!isApiError(cause) || cause.status !== 503) logger.warn({ err: cause }, message);
        },
      }),
    );
    closers.push(async () => storefront.close?.());
    handler = secured(compose(answerCalls, storefront.fetch));
    if (hasOthers) await reopen(server, { ...configuration, port });
    process.stdout.write(
      await welcome({ address: publicUrl, sites: configuration.sites, isDemo: database.isDemo, accounts }),
    );
  } catch (error) {
    // A signal has closed the database below the parts that were still starting: their failure means nothing.
    if (isStopping) return;
    await close();
    throw error;
  }
};
