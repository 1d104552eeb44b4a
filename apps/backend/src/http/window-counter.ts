import { randomBytes } from 'node:crypto';

/** Attempts in a window that started with the first attempt. */
export interface CountedWindow {
  readonly count: number;
  readonly endsAtMs: number;
}

/**
 * The latest possible end of a window that started before now: a window that ends later started before the clock was
 * set back and counts as ended, so that no client waits for hours. Twice the length, because the clocks of processes
 * differ slightly.
 */
export const latestEndMs = (windowMs: number, nowMs: number): number => nowMs + 2 * windowMs;

/** The number of slots in a row of the table in which a bucket can be stored. */
const PLACES_PER_ROW = 16;
const ROWS = 4_096;
const PLACES = ROWS * PLACES_PER_ROW;

const HIGH_BITS = 0x1f_ffff;
const TWO_TO_32 = 0x1_0000_0000;

/**
 * Creates a keyed 53-bit hash of texts, never 0, with a secret per process, so that an attacker cannot choose texts
 * with equal hashes.
 */
const createTextHash = (): ((text: string) => number) => {
  const secret = randomBytes(8);
  const [firstHigh, firstLow] = [secret.readInt32LE(0), secret.readInt32LE(4)];
  return (text) => {
    let high = firstHigh;
    let low = firstLow;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 0x9e3779b1);
      low = Math.imul(low ^ code, 0x5f356495);
    }
    high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
    low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
    return TWO_TO_32 * (high & HIGH_BITS) + (low >>> 0) || 1;
  };
};

/**
 * Counts attempts in this process's memory, in a fixed-size table of 65,536 windows (1.3 MB), regardless of the number
 * of clients. If a row has no free slot, its window that ends first is dropped.
 */
export const createWindowCounter = (): {
  /** Counts an attempt in the open window or a new one. */
  count(bucket: string, windowMs: number, nowMs: number): CountedWindow;
} => {
  const hashOf = createTextHash();
  const hashes = new Float64Array(PLACES);
  const ends = new Float64Array(PLACES);
  const counts = new Uint32Array(PLACES);

  /** The slot of a hash, otherwise the one in its row whose window ends first. */
  const placeOf = (hash: number): number => {
    const first = (hash % ROWS) * PLACES_PER_ROW;
    let soonest = first;
    for (let place = first; place < first + PLACES_PER_ROW; place += 1) {
      if (hashes[place] === hash) return place;
      if ((ends[place] ?? 0) < (ends[soonest] ?? 0)) soonest = place;
    }
    return soonest;
  };

  return {
    count: (bucket, windowMs, nowMs) => {
      const hash = hashOf(bucket);
      const place = placeOf(hash);
      const endsAtMs = ends[place] ?? 0;
      const isOpen = hashes[place] === hash && endsAtMs > nowMs && endsAtMs <= latestEndMs(windowMs, nowMs);
      const counted = isOpen ? { count: (counts[place] ?? 0) + 1, endsAtMs } : { count: 1, endsAtMs: nowMs + windowMs };
      hashes[place] = hash;
      ends[place] = counted.endsAtMs;
      counts[place] = counted.count;
      return counted;
    },
  };
};
