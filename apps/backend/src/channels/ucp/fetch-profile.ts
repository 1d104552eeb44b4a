import { askPlatform, type PlatformConnectionOptions } from './platform-connection.ts';

/** Time limit for a profile, in milliseconds. */
const patienceMs = 5_000;
/** Maximum size of a profile, in bytes. */
const mostBytes = 100_000;

/** A platform's fetched profile, and its cache lifetime in seconds. */
export interface FetchedProfile {
  readonly text: string;
  readonly maxAgeSeconds: number;
}

/** Fetches a profile of a platform: no redirects, bounded in time and size. @throws Error if it is not available */
export const fetchProfile = async (url: URL, options: PlatformConnectionOptions): Promise<FetchedProfile> => {
  const asked = { method: 'GET', headers: { Accept: 'application/json' } } as const;
  const response = await askPlatform(url, asked, { ...options, signal: AbortSignal.timeout(patienceMs) });
  try {
    if (response.statusCode !== 200) throw new Error(`The profile's server answers ${response.statusCode}`);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new Error('The profile is too large');
      chunks.push(chunk);
    }
    const maxAge = /(?:^|[,\s])max-age=(\d{1,9})/.exec(response.headers['cache-control'] ?? '')?.[1];
    return { text: Buffer.concat(chunks).toString('utf8'), maxAgeSeconds: Number(maxAge ?? 0) };
  } finally {
    response.destroy();
  }
};
