import { setTimeout as sleep } from 'node:timers/promises';

const everyMs = 100;
const patienceMs = 40_000;

/** Whether the store accepted a change. */
const writes = (url: string): Promise<boolean> =>
  fetch(`${url}/svc_list/lists`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: '{"type":"wishlist"}',
    signal: AbortSignal.timeout(patienceMs),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );

/**
 * Waits until writes have been refused and are accepted again.
 * @param settleMs writes within this time after the fault may still have started before it
 * @returns seconds since the call; 0 if no write was refused or late within `watchedMs`
 */
export const secondsUntilWritten = async (url: string, settleMs = 500, watchedMs = 25_000): Promise<number> => {
  const startedAt = performance.now();
  const sinceStart = (): number => performance.now() - startedAt;
  let wasRefused = false;
  await sleep(settleMs);
  while (wasRefused || sinceStart() < watchedMs) {
    const askedAt = sinceStart();
    const isTaken = await writes(url);
    if (!isTaken || sinceStart() - askedAt > 2_000) wasRefused = true;
    if (isTaken && wasRefused) return sinceStart() / 1_000;
    await sleep(everyMs);
  }
  return 0;
};
