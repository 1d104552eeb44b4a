/**
 * When a page's application starts: with the page itself, as the module that it is; on the shopper's first intent or
 * once the page has been idle for a while; or on intent alone, where reading is all that the page is for.
 */
export type StartTime = 'atOnce' | 'onIntentOrIdle' | 'onIntent';

/** How long after it has loaded a page that nobody touches counts as idle. */
const idleAfterMs = 4_000;

/** What tells that the shopper is about to do something. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** Calls `start` once, when it is time for it. */
export const waitForStart = (time: Exclude<StartTime, 'atOnce'>, start: () => void): void => {
  const waiting = new AbortController();
  const startOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    start();
  };
  for (const intent of intents) {
    document.addEventListener(intent, startOnce, { capture: true, passive: true, signal: waiting.signal });
  }
  if (time === 'onIntent') return;
  window.addEventListener('load', () => setTimeout(startOnce, idleAfterMs), { signal: waiting.signal });
};
