/** How long a call waits for a session after its refresh has failed or hangs, in milliseconds (S8-http-06). */
export const REFRESH_WAIT_MS = 5_000;

export interface SessionRefresh {
  /** Refreshes the session; concurrent callers share one refresh. Returns false if no session arrives in time. */
  refresh(): Promise<boolean>;
  /** Reports that another call (a log-in, a scheduled extension) returned a session. */
  arrived(): void;
}

/**
 * Refreshes the session for calls that failed without one (S8-http-05 to 07, READINGS A28). If the refresh fails, waits
 * up to 5 s for a session from another call.
 */
export const createSessionRefresh = (
  load: () => Promise<unknown>,
  delay: (durationMs: number, signal?: AbortSignal) => Promise<void>,
): SessionRefresh => {
  let running: Promise<boolean> | undefined;
  let announce: (() => void) | undefined;

  const run = async (): Promise<boolean> => {
    const timeout = new AbortController();
    const arrival = new Promise<true>((resolve) => {
      announce = () => resolve(true);
    });
    const loaded = load().then(
      () => true as const,
      () => arrival,
    );
    const tooLate = delay(REFRESH_WAIT_MS, timeout.signal).then(
      () => false,
      () => false,
    );
    try {
      return await Promise.race([loaded, arrival, tooLate]);
    } finally {
      timeout.abort();
      announce = undefined;
      running = undefined;
    }
  };

  return {
    refresh: () => {
      running ??= run();
      return running;
    },
    arrived: () => announce?.(),
  };
};
