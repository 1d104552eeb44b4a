/** The release that a heartbeat reports (S7-calls-site-03). */
export interface Release {
  readonly hash: string;
  /** ISO 8601. */
  readonly buildDate: string;
}

/**
 * Whether a release is newer than another. During a rollout, old processes still answer, so a build with an earlier
 * date is not newer. Without a valid date, a different hash suffices.
 */
export const isNewerRelease = (seen: Release, known: Release): boolean => {
  const [seenAt, knownAt] = [Date.parse(seen.buildDate), Date.parse(known.buildDate)];
  return seen.hash !== known.hash && !(seenAt <= knownAt);
};
