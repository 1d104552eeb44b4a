import {
  type CountryCode,
  type Flags,
  flagCacheState,
  flagDefaults,
  flagStreamIdleMs,
  type SiteCode,
  withFlagCacheEntry,
} from '@ironcart/core';
import * as v from 'valibot';
import { flagsFromWire } from '../../codec/flag.ts';
import { flagCalls, flagStream, type WireFlagConfig } from '../../contract/flag.ts';
import type { ApiError } from '../api-error.ts';
import { urlOf } from '../build-request.ts';
import type { CallOptions, ClientOptions } from '../client-options.ts';
import type { Send } from '../send.ts';
import { watchStream } from '../watch-stream.ts';

/** Whose flags are wanted; what the session knows of its customer, the backend adds. */
export interface FlagSubject {
  /** Names the session's customer, so that one shopper never sees what was kept for another. Left out: a guest. Not sent. */
  readonly customerId?: string | undefined;
  /** Where things are sent. Left out: the site's own country. */
  readonly country?: CountryCode | undefined;
}

/** What a stream of flags tells. */
export type FlagEvent =
  /** The flags are these now. */
  | { readonly kind: 'changed'; readonly flags: Flags }
  /** The stream broke or was refused; it is opened again by itself. */
  | { readonly kind: 'interrupted'; readonly error: ApiError }
  /** Nobody used the flags for 20 seconds: the stream is closed until somebody does (S9-flags-04). */
  | { readonly kind: 'idle' };

export interface FlagWatch {
  /** Says that the flags are in use, as when a page is shown: an idle stream is opened again. */
  touch(): void;
  close(): void;
}

interface KeptFlags {
  readonly flags: Flags;
  readonly fetchedAtMs: number;
}

const eventData = v.pipe(v.string(), v.parseJson(), flagStream.data);

/** What is switched on for the shopper: kept for a minute, used for four hours, told anew by a stream (S9-flags). */
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
    /** Never rejects: flags that cannot be had are a warning and have their defaults (S8-err-other-13). */
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

    /** Listens to the shopper's flags until it is closed; who logs in or out closes it and watches as another. */
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
