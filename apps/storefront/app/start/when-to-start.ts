import { cartChannelOf } from './cart-channel.ts';

/**
 * When a page's application starts: immediately, as a module script; on the shopper's first interaction or once the
 * page has been idle; or only on an interaction, for pages that are mainly read.
 */
export type StartTime = 'atOnce' | 'onIntentOrIdle' | 'onIntent';

/** Time after loading without interaction that counts as idle, in milliseconds. */
const idleAfterMs = 4_000;

/** Events that precede an interaction. */
const intents = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls `start` once, at the right time, or as soon as another tab of the site reports a changed cart or a log-in,
 * which this page shows too.
 */
export const waitForStart = (
  time: Exclude<StartTime, 'atOnce'>,
  site: { readonly code: string },
  start: () => void,
): void => {
  const waiting = new AbortController();
  const startOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    start();
  };
  for (const intent of intents) {
    document.addEventListener(intent, startOnce, { capture: true, passive: true, signal: waiting.signal });
  }
  const otherTabs = cartChannelOf(site);
  otherTabs.onmessage = startOnce;
  waiting.signal.addEventListener('abort', () => otherTabs.close());
  if (time === 'onIntent') return;
  window.addEventListener('load', () => setTimeout(startOnce, idleAfterMs), { signal: waiting.signal });
};
