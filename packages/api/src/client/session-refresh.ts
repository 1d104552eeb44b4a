/** How long a call waits for a session after its own refresh has failed or hangs (S8-http-06). */
export const REFRESH_WAIT_MS = 5_000;

export interface SessionRefresh {
  /** Brings a fresh session; concurrent callers share one refresh. False: none arrived in time. */
  refresh(): Promise<boolean>;
  /** Tells that a session has arrived by another way (log-in, a scheduled extension). */
  arrived(): void;
}

/**
 * Refreshes the session for calls that were refused for want of one (S8-http-05 to 07, READINGS A28).
 * When the refresh fails, waits up to 5 s for a session to arrive otherwise.
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
