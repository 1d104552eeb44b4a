import type { CountryCode } from '@ironcart/core/address';
import { type Flags, flagCacheState, flagDefaults, flagStreamIdleMs, withFlagCacheEntry } from '@ironcart/core/flags';
import type { SiteCode } from '@ironcart/core/site';
import * as v from 'valibot';
import { flagsFromWire } from '../../codec/flag.ts';
import { flagCalls, flagStream, type WireFlagConfig } from '../../contract/flag.ts';
import type { ApiError } from '../api-error.ts';
import { urlOf } from '../build-request.ts';
import type { CallOptions, ClientOptions } from '../client-options.ts';
import type { Send } from '../send.ts';
import { watchStream } from '../watch-stream.ts';

/** The shopper whose flags are requested; the backend adds the session's customer. */
export interface FlagSubject {
  /** Part of the cache key, so that a shopper never gets another's cached flags; not sent. Default: a guest. */
  readonly customerId?: string | undefined;
  /** The destination country. Default: the site's own country. */
  readonly country?: CountryCode | undefined;
}

/** An event of the flags stream. */
export type FlagEvent =
  /** The flags have changed; these are the current values. */
  | { readonly kind: 'changed'; readonly flags: Flags }
  /** The stream broke or was refused; it reconnects automatically. */
  | { readonly kind: 'interrupted'; readonly error: ApiError }
  /** The flags were not used for 20 seconds; the stream is closed until the next use (S9-flags-04). */
  | { readonly kind: 'idle' };

export interface FlagWatch {
  /** Reports that the flags are in use, for example when a page is shown; reopens an idle stream. */
  touch(): void;
  close(): void;
}

interface KeptFlags {
  readonly flags: Flags;
  readonly fetchedAtMs: number;
}

const eventData = v.pipe(v.string(), v.parseJson(), flagStream.data);

/** The shopper's feature flags: fresh for a minute, usable for four hours, updated by a stream (S9-flags). */
export const createFlagService = (
  send: Send,
  siteCode: SiteCode,
  options: ClientOptions,
  warn: (message: string, cause: unknown) => void,
) => {
  const { now = Date.now } = options;
  let kept: ReadonlyMap<string, KeptFlags> = new Map();
  const fetching = new Map<string, Promise<Flags>>();
  const watches = new Map<string, Set<FlagWatch>>();

  const keyOf = ({ customerId = '', country = '' }: FlagSubject): string => `${country} ${customerId}`;
  const queryOf = ({ country }: FlagSubject) => ({ site: siteCode, ...(country === undefined ? {} : { country }) });

  const keep = (subject: FlagSubject, config: WireFlagConfig): Flags => {
    const flags = flagsFromWire(config.flags);
    kept = withFlagCacheEntry(kept, keyOf(subject), { flags, fetchedAtMs: now() });
    return flags;
  };

  const fetchFlags = (subject: FlagSubject): Promise<Flags> => {
    const key = keyOf(subject);
    const running = fetching.get(key);
    if (running) return running;
    const started = send(flagCalls.getConfig, { query: queryOf(subject) })
      .then((config) => keep(subject, config))
      .finally(() => fetching.delete(key));
    fetching.set(key, started);
    return started;
  };

  return {
    /** Never rejects: if the flags are unavailable, it warns and returns their defaults (S8-err-other-13). */
    get: async (subject: FlagSubject = {}, { signal }: CallOptions = {}): Promise<Flags> => {
      signal?.throwIfAborted();
      const key = keyOf(subject);
      for (const watch of watches.get(key) ?? []) watch.touch();
      const entry = kept.get(key);
      const state = entry === undefined ? 'expired' : flagCacheState(entry.fetchedAtMs, now());
      const refuse = (cause: unknown): Flags => {
        warn('The flags could not be loaded', cause);
        return flagDefaults;
      };
      if (entry === undefined || state === 'expired') return fetchFlags(subject).catch(refuse);
      kept = withFlagCacheEntry(kept, key, entry);
      if (state === 'stale') void fetchFlags(subject).catch(refuse);
      return entry.flags;
    },

    /**
     * Subscribes to changes of the shopper's flags until it is closed. After a log-in or log-out, close it and watch
     * again.
     */
    watch: (subject: FlagSubject, listener: (event: FlagEvent) => void): FlagWatch => {
      const key = keyOf(subject);
      const { baseUrl, appParams = {} } = options;
      const context = { baseUrl, appParams, site: options.site };
      const stream = watchStream(options, {
        name: flagStream.name,
        url: urlOf(flagStream, { query: queryOf(subject) }, context),
        idleMs: flagStreamIdleMs,
        onEvent: ({ event, data }) => {
          if (event !== flagStream.event) return;
          const config = v.safeParse(eventData, data, { abortEarly: true });
          if (config.success) listener({ kind: 'changed', flags: keep(subject, config.output) });
          else warn('The stream of flags tells what the contract does not promise', config.issues);
        },
        onInterrupted: (error) => listener({ kind: 'interrupted', error }),
        onIdle: () => listener({ kind: 'idle' }),
      });
      const watch: FlagWatch = {
        touch: stream.touch,
        close: () => {
          stream.close();
          watches.get(key)?.delete(watch);
        },
      };
      watches.set(key, new Set([...(watches.get(key) ?? []), watch]));
      return watch;
    },
  };
};
