import { type FetchedProfile, fetchProfile } from './fetch-profile.ts';
import type { PlatformConnectionOptions } from './platform-connection.ts';
import { type PlatformProfile, readPlatformProfile } from './platform-profile.ts';
import { type TransportError, transportError } from './transport-error.ts';

/** Maximum number of cached profiles; the least recently used are evicted. */
const mostProfiles = 500;
/** Maximum number of concurrent fetches of profiles, for all callers. */
const mostFetches = 8;
/** Minimum and maximum cache lifetime of a profile, and that of a failure. */
const leastMs = 60_000;
const mostMs = 60 * 60_000;

type Outcome = PlatformProfile | TransportError;

interface Kept {
  readonly until: number;
  readonly outcome: Promise<Outcome>;
}

/** The profiles of platforms, fetched on the first call and cached. */
export interface PlatformProfiles {
  /** @param mayFetch called before a fetch; an error that it returns is the response */
  of(url: URL, mayFetch: () => Promise<TransportError | undefined>): Promise<Outcome>;
}

const lifetimeMs = ({ maxAgeSeconds }: FetchedProfile): number =>
  Math.min(mostMs, Math.max(leastMs, maxAgeSeconds * 1_000));

/**
 * Creates a cache with bounded resources, regardless of the number of platforms: few concurrent fetches, few profiles
 * in memory, and a failed fetch is not retried for a minute.
 */
export const createPlatformProfiles = (
  options: PlatformConnectionOptions & { readonly now: () => Date },
): PlatformProfiles => {
  const kept = new Map<string, Kept>();
  let fetching = 0;

  const keep = (key: string, entry: Kept): void => {
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > mostProfiles && oldest !== undefined) kept.delete(oldest);
  };

  const load = async (url: URL): Promise<{ readonly outcome: Outcome; readonly forMs: number }> => {
    fetching += 1;
    try {
      const fetched = await fetchProfile(url, options);
      const profile = readPlatformProfile(fetched.text);
      return profile
        ? { outcome: profile, forMs: lifetimeMs(fetched) }
        : { outcome: transportError('profile_malformed', 'The profile is no profile of the protocol'), forMs: leastMs };
    } catch {
      const outcome = transportError('profile_unreachable', 'The profile could not be fetched');
      return { outcome, forMs: leastMs };
    } finally {
      fetching -= 1;
    }
  };

  return {
    of: async (url, mayFetch) => {
      const key = url.href;
      const now = () => options.now().getTime();
      const known = kept.get(key);
      if (known && known.until > now()) {
        keep(key, known);
        return known.outcome;
      }
      const refused = await mayFetch();
      if (refused) return refused;
      if (fetching >= mostFetches) return transportError('unavailable', 'Too many new platforms at once', 2);
      const loading = load(url);
      const outcome = loading.then((loaded) => loaded.outcome);
      keep(key, { until: now() + leastMs, outcome });
      const { forMs } = await loading;
      if (kept.get(key)?.outcome === outcome) keep(key, { until: now() + forMs, outcome });
      return outcome;
    },
  };
};
