interface DelayNote {
  /** The purpose of the delay and the clause that requires it. */
  readonly why: string;
  /** The duration, if the machine computes it. */
  readonly length?: string;
}

/** The purpose of each named delay. A delay without a note here fails the test of the diagrams. */
export const delayNotes: Readonly<Record<string, DelayNote>> = {
  ratesDebounce: { why: 'debounce before rates are requested (S4-ship-08)' },
  saveDelay: { why: 'debounce before the draft is saved (S4-draft-03)' },
  placingMinimum: { why: 'minimum time for which placing is shown as loading (S9-timing-01, READINGS A21)' },
  tokenLimit: { why: "time limit for the provider's frame (FAULTS: no endless spinner)" },
  pollInterval: { why: 'interval between two polls of the order', length: '`pollMs`, by default 2,000 ms' },
  timeLimit: {
    why: 'time limit for the bank (READINGS A12, S4-threeds-01)',
    length: '`threeDsTimeoutMs`, by default 600,000 ms; 30,000 ms without a page to show',
  },
  fingerprintLimit: { why: 'time limit for device fingerprinting (S4-threeds)' },
  lastWord: { why: 'wait for the last message of the card form when Continue is pressed right after typing' },
  lookLimit: { why: 'time limit for one poll of the order' },
  settleLimit: { why: 'time limit for updates of the Apple Pay sheet (S4-applepay)' },
  healthInterval: { why: 'interval between two health checks (S9-health)' },
  hideDelay: { why: 'delay before the cart tooltip hides after the pointer has left (S9-timing-07)' },
  closeDelay: { why: 'delay before the hidden cart tooltip reports that it is closed (S9-timing-08)' },
  slideTime: { why: 'display time of one deal (S9-timing-05)' },
  displayTime: { why: 'display time of a list message (S9-timing-04)' },
  resetDelay: { why: 'display time of the sign-up result (S4-newsletter)' },
  interval: {
    why: 'interval between two polls of the live chat (S1-chat-01)',
    length: '5,000 ms while its window is open, 20,000 ms while it is closed',
  },
  untilExtension: {
    why: 'time until the session is extended (S9-timing)',
    length: 'from the lifetime of the session',
  },
  untilRetry: { why: 'increasing delay after a failed extension (READINGS A27)', length: 'failures x step' },
};
