/** Ranked segments, highest first (S6-segments-02, READINGS A40). */
const rankedSegments: readonly number[] = [11, 12, 13, 43, 44, 45, 22, 23, 24, 19, 51, 30];

/** The highest ranked of a shopper's segments; undefined if none has a rank. */
export const primarySegmentOf = (segments: readonly number[]): number | undefined =>
  rankedSegments.find((ranked) => segments.includes(ranked));
