/**
 * A system whose event order is controlled from outside: every possible next action has a name, and is performed on
 * request.
 */
export interface Explorable {
  /** The names of the currently possible actions, always in the same order. */
  enabled(): readonly string[];
  /** Performs an action and all of its immediate consequences. Resolves with false if it is not enabled. */
  perform(action: string): Promise<boolean>;
  /** Identifies the state: two states with the same fingerprint behave identically from then on. */
  fingerprint(): string;
  /** Current violations, each a sentence starting with the name of the invariant: 'I1 ...'. */
  violations(): readonly string[];
  /** Advances time to the end without further responses, and returns the violations. The system cannot be used afterwards. */
  runOut(): Promise<readonly string[]>;
}

/** A system to explore, and how to open it, always in the same state. */
export interface Scenario {
  readonly name: string;
  open(): Promise<Explorable>;
  /** Frees caches. The scenario can be opened again. */
  forget?(): void;
}
