import { type FetchedProfile, fetchProfile } from './fetch-profile.ts';
import type { PlatformConnectionOptions } from './platform-connection.ts';
import { type PlatformProfile, readPlatformProfile } from './platform-profile.ts';
import { type TransportError, transportError } from './transport-error.ts';

/** Maximum number of profiles in memory; the longest unused are dropped. */
const mostProfiles = 500;
/** Maximum number of profiles that are fetched at the same time, whoever asks. */
const mostFetches = 8;
/** How long a profile is kept, at least and at most, and how long a failure is. */
const leastMs = 60_000;
const mostMs = 60 * 60_000;

type Outcome = PlatformProfile | TransportError;

interface Kept {
  readonly until: number;
  readonly outcome: Promise<Outcome>;
}

/** The profiles of platforms, fetched when a platform first calls and kept for a while. */
export interface PlatformProfiles {
  /** @param mayFetch asked before a fetch; an error that it returns is the answer */
  of(url: URL, mayFetch: () => Promise<TransportError | undefined>): Promise<Outcome>;
}

const lifetimeMs = ({ maxAgeSeconds }: FetchedProfile): number =>
  Math.min(mostMs, Math.max(leastMs, maxAgeSeconds * 1_000));

/**
 * A fixed footprint, whatever number of platforms ask: few fetches at the same time, few profiles in memory, and a failed
 * fetch is not repeated for a minute.
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
