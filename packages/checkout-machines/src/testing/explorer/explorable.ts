/**
 * A system whose event order is controlled from outside: every possible next action has a name, and is performed on
 * request.
 */
export interface Explorable {
  /** The names of what can happen now, always in the same order. */
  enabled(): readonly string[];
  /** Performs an action and all of its immediate consequences. Resolves with false if it is not enabled. */
  perform(action: string): Promise<boolean>;
  /** What tells this state from another: two states of one fingerprint have the same future. */
  fingerprint(): string;
  /** Current violations, each a sentence starting with the name of the invariant: 'I1 ...'. */
  violations(): readonly string[];
  /** Advances time to the end without further responses, and returns the violations. The system cannot be used afterwards. */
  runOut(): Promise<readonly string[]>;
}

/** A system to explore, and how to open it: always in the same state. */
export interface Scenario {
  readonly name: string;
  open(): Promise<Explorable>;
  /** Frees what it keeps to be faster. It can be opened again. */
  forget?(): void;
}
