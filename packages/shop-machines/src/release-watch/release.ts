/** What a heartbeat says of the release that answers (S7-calls-site-03). */
export interface Release {
  readonly hash: string;
  /** ISO 8601. */
  readonly buildDate: string;
}

/**
 * Whether a release came after another. While a new one is rolled out, old processes still answer beside it: a build of
 * an earlier day is no news. Where a date is none, another hash is enough.
 */
export const isNewerRelease = (seen: Release, known: Release): boolean => {
  const [seenAt, knownAt] = [Date.parse(seen.buildDate), Date.parse(known.buildDate)];
  return seen.hash !== known.hash && !(seenAt <= knownAt);
};
