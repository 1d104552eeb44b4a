interface DelayNote {
  /** The purpose of the delay and the clause that requires it. */
  readonly why: string;
  /** The duration, if the machine computes it. */
  readonly length?: string;
}

/** The purpose of each named delay. A delay without a note here fails the test of the diagrams. */
export const delayNotes: Readonly<Record<string, DelayNote>> = {
  ratesDebounce: { why: 'the order rests before rates are asked for (S4-ship-08)' },
  saveDelay: { why: 'the answers rest before they are saved (S4-draft-03)' },
  placingMinimum: { why: 'placing shows as loading for at least this long (S9-timing-01, READINGS A21)' },
  tokenLimit: { why: "the provider's frame answers within this time (FAULTS: no spinner for ever)" },
  pollInterval: { why: 'between two looks at the order', length: '`pollMs`, by default 2,000 ms' },
  timeLimit: {
    why: 'the bank answers within this time (READINGS A12, S4-threeds-01)',
    length: '`threeDsTimeoutMs`, by default 600,000 ms; 30,000 ms where there is nothing to show',
  },
  fingerprintLimit: { why: "the bank's look at the device takes no longer (S4-threeds)" },
  lastWord: { why: "the card form's last word may still be on its way when Continue is pressed right after typing" },
  lookLimit: { why: 'one look at the order counts as unanswered after this time' },
  settleLimit: { why: 'the sheet waits no longer for the order behind it (S4-applepay)' },
  healthInterval: { why: 'between two health ticks (S9-health)' },
  hideDelay: { why: "the cart's tooltip hides after the pointer has left (S9-timing-07)" },
  closeDelay: { why: "the cart's tooltip closes once it is hidden (S9-timing-08)" },
  slideTime: { why: 'how long one deal is shown (S9-timing-05)' },
  displayTime: { why: 'how long a message of the list is shown (S9-timing-04)' },
  resetDelay: { why: 'how long a sign-up says how it went before it can be done again (S4-newsletter)' },
  interval: {
    why: 'between two requests for answers of the live chat (S1-chat-01)',
    length: '5,000 ms while its window is open, 20,000 ms while it is closed',
  },
  untilExtension: {
    why: 'the session is extended before it ends (S9-timing)',
    length: 'from the lifetime of the session',
  },
  untilRetry: { why: 'growing wait after a failed extension (READINGS A27)', length: 'failures x step' },
};
