import type { SiteCode } from '@ironcart/core/site';
import { afterAll, beforeAll, inject } from 'vitest';
import type { BackendOptions } from '../backend-options.ts';
import { type Backend, createBackend } from '../create-backend.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { copyDatabase } from './copied-database.ts';
import { useReplicaOfRun } from './replica-of-run.ts';
import { createShopper, type Shopper, testOrigin } from './shopper.ts';

/** A store on a separate database, with a clock that the test controls. */
export interface TestStore {
  readonly backend: Backend;
  readonly db: Database;
  readonly databaseUrl: string;
  shopper(siteCode?: SiteCode): Shopper;
  now(): Date;
  passTime(durationMs: number): void;
  /** Another process on the same database. */
  anotherProcess(options?: Partial<BackendOptions>): Promise<Backend>;
}

/** The URL of a database through the run's pooler, if there is one. */
const pooledUrlOf = (databaseUrl: string): string | undefined => {
  const origin = inject('poolerOrigin');
  return origin && `${origin}${new URL(databaseUrl).pathname}`;
};

/** Feeds the search engine before each search, so that the test's changes are visible. */
const feedingBefore = (backend: Backend): Backend => ({
  ...backend,
  fetch: async (request, connection) => {
    if (new URL(request.url).pathname.includes('/svc_search/')) await backend.reconcile();
    return backend.fetch(request, connection);
  },
});

/** A time within the fixture's promotion. */
const start = Date.parse('2026-06-15T12:00:00.000Z');

/** Opens a store for a test file; call it at the file's top level. */
export const useTestStore = (options: Partial<BackendOptions> = {}): TestStore => {
  let offsetMs = 0;
  const opened: { backend?: Backend; db?: Database; url?: string } = {};
  const others: Backend[] = [];
  const replicaOf = useReplicaOfRun();
  const now = (): Date => new Date(start + offsetMs);

  const optionsFor = (databaseUrl: string): BackendOptions => ({
    databaseUrl,
    poolerUrl: pooledUrlOf(databaseUrl),
    searchEngineUrl: inject('searchEngineUrl'),
    publicUrl: testOrigin,
    isDemo: true,
    now,
    providerSecret: 'the secret of the tests',
    reconcileEveryMs: 0,
    checksAnswers: true,
    ...options,
  });
  const open = async (databaseUrl: string, more: Partial<BackendOptions> = {}): Promise<Backend> => {
    const wanted = { ...optionsFor(databaseUrl), ...more };
    const replica = 'replicaUrls' in wanted ? undefined : replicaOf(wanted.databaseUrl, wanted.metrics);
    const backend = await createBackend({ ...replica?.options, ...wanted });
    return replica?.follow(backend) ?? backend;
  };
  const demand = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The test store is not open');
    return value;
  };

  beforeAll(async () => {
    const copy = await copyDatabase(inject('templateUrl'));
    opened.url = copy.url;
    opened.db = await openDatabase({ url: copy.url });
    const backend = await open(copy.url);
    const usesEngineOfRun = inject('searchEngineUrl') !== undefined && !('searchEngineUrl' in options);
    opened.backend = usesEngineOfRun ? feedingBefore(backend) : backend;
  });
  afterAll(async () => {
    for (const backend of [opened.backend, ...others]) await backend?.close();
    await opened.db?.destroy();
  });

  return {
    get backend() {
      return demand(opened.backend);
    },
    get db() {
      return demand(opened.db);
    },
    get databaseUrl() {
      return demand(opened.url);
    },
    shopper: (siteCode) => createShopper(demand(opened.backend), siteCode),
    now,
    passTime: (durationMs) => {
      offsetMs += durationMs;
    },
    anotherProcess: async (more) => {
      const backend = await open(demand(opened.url), more);
      others.push(backend);
      return backend;
    },
  };
};
